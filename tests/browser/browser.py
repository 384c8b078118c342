"""The Chromium of this machine; Playwright's own browsers are not used."""

from __future__ import annotations

import os
import shutil

from playwright.sync_api import Browser, Playwright

CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")  # the lightest first
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--js-flags=--single-threaded",  # tests of other things run beside it
]
MISSING = "There is no Chromium: install it (apt-get install chromium) or name one in HLUBINA_CHROMIUM."


class NoBrowser(Exception):
    pass


def launch(playwright: Playwright) -> Browser:
    found = os.environ.get("HLUBINA_CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if found is None:
        raise NoBrowser(MISSING)
    return playwright.chromium.launch(executable_path=found, args=FLAGS)
