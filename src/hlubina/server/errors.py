"""A wish that is denied: a code for programs, a sentence for people, the rule if one forbids it."""

from __future__ import annotations


class Denied(Exception):
    def __init__(self, code: str, text: str, rule: str = "", status: int = 409) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.rule = rule
        self.status = status


class Unavailable(Denied):
    """The store cannot take anything at the moment; nothing was changed."""

    def __init__(self, text: str) -> None:
        super().__init__("unavailable", text, status=503)
