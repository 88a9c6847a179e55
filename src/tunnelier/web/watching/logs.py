"""What the service writes down of itself: lines for people, or JSON, each with its request."""

from __future__ import annotations

import json
import logging
import re
import secrets
from contextvars import ContextVar
from datetime import UTC, datetime
from enum import StrEnum
from typing import Any

REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The name of the request that is being answered, in whichever thread."""
NAME = re.compile(r"[\w.:-]{6,80}", re.ASCII)
"""What a proxy may call a request."""


class Log(StrEnum):
    """How the log is written."""

    plain = "plain"
    json = "json"


def new_name() -> str:
    """A request that nobody has named."""
    return secrets.token_hex(8)


class Plain(logging.Formatter):
    """A line for people; what it has to do with a request ends with the request's name."""

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        """The line before a traceback."""
        said = f"{record.levelname}: {record.getMessage().rstrip()}"
        request = REQUEST.get()
        return f"{said} [{request}]" if request else said


class Json(logging.Formatter):
    """One JSON object a line, for programs that gather logs."""

    def format(self, record: logging.LogRecord) -> str:
        """When, how bad, who says what, about which request; then whatever else is known."""
        told: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage().rstrip(),
        }
        if request := REQUEST.get():
            told["request"] = request
        told |= getattr(record, "told", {})
        if record.exc_info:
            told["traceback"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


FORMATS: dict[Log, type[logging.Formatter]] = {Log.plain: Plain, Log.json: Json}


def write_as(log: Log) -> None:
    """From now on all that is logged is written so; as JSON, a line for every request too."""
    handler = logging.StreamHandler()
    handler.setFormatter(FORMATS[log]())
    logging.root.handlers[:] = [handler]
    logging.getLogger("tunnelier").setLevel(logging.INFO if log is Log.json else logging.WARNING)
