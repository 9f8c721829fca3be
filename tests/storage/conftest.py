"""What the tests of stores share."""

from collections.abc import Iterator

import pytest
from tests.storage.stores import the_postgres


@pytest.fixture(autouse=True, scope="session")
def the_postgres_goes() -> Iterator[None]:
    yield
    if the_postgres.cache_info().currsize:
        the_postgres().__exit__()
