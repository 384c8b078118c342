"""What only the compiler reads. This module is never compiled: as plain Python it makes such words mean nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    Class = TypeVar("Class")

    def mypyc_attr(**_: object) -> Callable[[Class], Class]:
        """What a native class is like: `acyclic`, for instance, if its objects can never lead back to themselves."""
        return lambda decorated: decorated
