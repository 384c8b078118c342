"""Markers that read well: `@rule("C-2.1")` names the rule that a test checks."""

import pytest

rule = pytest.mark.rule
campaign = pytest.mark.campaign
