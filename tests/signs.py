"""What texts that Hypothesis makes up are made of."""

from hypothesis import strategies as st

SIGNS = st.characters(exclude_categories=["Cs"])
"""Whatever UTF-8 can say, as by default; asked so, it does not encode every sign there is first."""
