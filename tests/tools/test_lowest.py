"""Lower bounds are promises that somebody tries."""

from tools.lowest import EXTRAS, not_at_their_bounds
from tools.project import requirements


def test_bounds_that_nobody_tries_are_named():
    """A bound below what is installed is no promise; 2.0 and 2.0.0 are one version."""
    resolved = "numpy==2.0.0\npsycopg[binary]==3.1.4\nrich==13.9.4\n"
    asked = ["numpy>=2.0", "psycopg[binary]>=3.1.4", "rich>=13.7", "elsewhere>=1; os_name == 'nt'"]
    (found,) = not_at_their_bounds(asked, resolved)
    assert found.startswith("rich>=13.7 comes as 13.9.4")


def test_every_requirement_has_a_lower_bound():
    """One that can be tried."""
    for asked in requirements(EXTRAS):
        assert ">=" in asked, asked
