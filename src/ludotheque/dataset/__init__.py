"""Games as arrays for programs that learn: `for samples in read("games.parquet"): …`."""

from ludotheque.dataset.reading import read, records
from ludotheque.dataset.samples import Samples

__all__ = ["Samples", "read", "records"]
