"""What a process has imported before others are forked from it: what services begin with."""

import numba  # noqa: F401
import uvicorn.protocols.http.httptools_impl  # noqa: F401
import uvloop  # noqa: F401

import tunnelier.web.door.wire
import tunnelier.web.watching.logs  # noqa: F401
