"""What is measured for Prometheus."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

MOVES = Counter("hlubina_moves_total", "Moves folded by this process", ["game"])
WISHES = Counter("hlubina_wishes_total", "Messages from seats and visitors", ["type", "answer"])
SOCKETS = Gauge("hlubina_sockets", "Open sockets")
LIVE_TABLES = Gauge("hlubina_rooms", "Tables that live in this process")
STORING = Histogram(
    "hlubina_wish_seconds", "From a wish to its acknowledgement", buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2)
)
THINKING = Histogram("hlubina_bot_seconds", "How long bots thought", buckets=(0.05, 0.2, 0.5, 1, 2, 5, 15))
CRASHES = Gauge("hlubina_worker_crashes", "Worker processes that died or were killed")
SLOW = Counter("hlubina_slow_consumers_total", "Sockets closed because their clients did not read")
CALLS = Counter("hlubina_calls", "calls to people who do not look", ["answer"])
