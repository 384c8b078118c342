"""Games that wait to be continued, and records of finished ones, in the user's data directory."""

from __future__ import annotations

import hashlib
import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from hlubina.core.cardfile import CardFile
from hlubina.core.errors import Invalid
from hlubina.core.orders import Order, settle_orders
from hlubina.core.records import Record, read_record
from hlubina.paths import data_folder


def waiting(game: str) -> Path:
    return data_folder() / f"{game}.json"


def write_record(record: Record, path: Path) -> None:
    write_json(record.to_dict(), path)


def write_json(data: dict[str, Any], path: Path, private: bool = False) -> None:
    """All or nothing: a crash leaves the file as it was, or complete. Nobody else may read what is private."""
    fresh = path.with_name(path.name + ".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh.unlink(missing_ok=True)
        fresh.touch(0o600 if private else 0o666)
        fresh.write_text(json.dumps(data, ensure_ascii=False) + "\n", encoding="utf-8")
        fresh.replace(path)
    except OSError as error:
        raise Invalid(f"{path} cannot be saved: {error.strerror}.") from None


def read(path: Path) -> Record:
    """The record in a file."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Invalid(f"The record {path} cannot be read: {error.strerror}.") from None
    except (ValueError, RecursionError) as error:
        raise Invalid(f"The record {path} is damaged: {str(error)[:100]}.") from None
    return read_record(data)


def orders_file(game: str) -> Path:
    return data_folder() / f"{game}.orders"


def write_orders(record: Record, orders: list[dict[str, int]]) -> None:
    """Keep the standing orders of the waiting game beside it."""
    write_json({"fingerprint": fingerprint(record), "orders": orders}, orders_file(record.game))


def read_orders(record: Record, known: list[Order]) -> list[dict[str, int]]:
    """The standing orders of every seat; those of another game, or damaged ones, are forgotten."""
    none = [settle_orders(known, {}) for _ in range(record.seats)]
    try:
        data = json.loads(orders_file(record.game).read_text(encoding="utf-8"))
        if data["fingerprint"] != fingerprint(record) or len(data["orders"]) != record.seats:
            return none
        return [settle_orders(known, wishes) for wishes in data["orders"]]
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return none


def fingerprint(record: Record) -> str:
    """Tells one game from another without telling its seed."""
    return hashlib.sha256(f"orders of {record.game} {record.seats} {record.seed!r}".encode()).hexdigest()[:16]


def put_aside(game: str) -> Path | None:
    """Keep a waiting game under another name, so that a new one does not overwrite it."""
    path = waiting(game)
    if not path.exists():
        return None
    kept = unused(data_folder() / "aside", game)
    path.replace(kept)
    return kept


def finish(record: Record) -> Path:
    """Keep a finished game and forget that it was waiting."""
    path = keep(record)
    waiting(record.game).unlink(missing_ok=True)
    return path


def finished(game: str) -> list[Record]:
    """The finished games that were kept, the oldest first; what cannot be read is passed over."""
    records: list[Record] = []
    for path in sorted((data_folder() / "finished").glob(f"{game}-*.json")):
        try:
            records.append(read(path))
        except Invalid:
            continue
    return records


def keep(record: Record, cards: CardFile | None = None) -> Path:
    """Keep a finished game, and beside it the card file that it needs if it has one of its own."""
    path = unused(data_folder() / "finished", record.game)
    write_record(record, path)
    if cards is not None:
        path.with_suffix(".toml").write_bytes(cards.source.raw)
    return path


def unused(directory: Path, game: str) -> Path:
    directory.mkdir(parents=True, exist_ok=True)
    stamp = datetime.now(UTC).strftime("%Y-%m-%d-%H%M%S")
    path = directory / f"{game}-{stamp}.json"
    number = 2
    while path.exists():
        path = directory / f"{game}-{stamp}-{number}.json"
        number += 1
    return path
