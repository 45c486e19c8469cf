"""Games as data: every step of many games with what was seen, what was legal, and who won, in Parquet."""
