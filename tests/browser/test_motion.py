"""Moves are animated so that they can be followed, and nothing else on the page jumps; who wants no motion has none."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.tables import sit_at, usually
from tests.browser.visitor import play

# Counts the frames while something is on its way, and how much of the layout jumped without anybody touching it, in the sense of web.dev,
# between two pictures that the page shows at rest: so it does not depend on how fast the machine or the others play.
WATCH = """
() => {
  const seen = (window.seen = { frames: 0, time: 0, longest: 0, shift: 0, who: [] });
  let [shown, jumped, who] = [undefined, 0, []];
  new PerformanceObserver((list) => {
    for (const each of list.getEntries()) {
      if (each.hadRecentInput) continue;
      jumped += each.value;
      who.push(...each.sources.map((source) => source.node?.outerHTML?.slice(0, 80)));
      if (jumped > seen.shift) [seen.shift, seen.who] = [jumped, [...who]];
    }
  }).observe({ type: 'layout-shift' });
  let before = performance.now();
  const frame = (now) => {
    const rests = document.documentElement.dataset.shown;
    if (rests !== undefined && rests !== shown) [shown, jumped, who] = [rests, 0, []];
    const running = document.getAnimations().filter((each) => each.playState === 'running');
    seen.longest = Math.max(seen.longest, ...running.map((each) => each.effect.getComputedTiming().duration));
    if (running.some((each) => each.effect.getKeyframes().some((pose) => 'translate' in pose))) {
      seen.frames++;
      seen.time += now - before;
    }
    before = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
"""
MOST_SHIFT = 0.05  # with one update; web.dev calls twice as much in a few seconds good
FADE = 120  # milliseconds: without motion things still fade in and out


@pytest.mark.parametrize("game", usually("abyss", "heroes"))
def test_moves_are_animated_and_nothing_else_jumps(game: str, visit: Visit) -> None:
    jana = visit("Jana", language="cs", still=False, speed="fast")
    sit_at(jana, game, "greedy", "greedy", lesson=True, listed=False)  # always the same cards
    jana.page.evaluate(WATCH)
    # Four moves; a busy machine that draws few frames of each plays some more.
    play(jana, until=lambda: len(jana.acks) >= 4 and jana.page.evaluate("window.seen.frames") > 5)
    jana.rest()
    seen = jana.page.evaluate("window.seen")
    assert seen["frames"] > 5
    assert seen["shift"] < MOST_SHIFT, seen["who"]
    print(
        f"{1000 * seen['frames'] / seen['time']:.0f} frames per second while something moves, at most {seen['shift']:.3f} of a jump"
    )


def test_who_wants_no_motion_sees_none(visit: Visit) -> None:
    jana = visit("Jana")
    sit_at(jana, "conspiracy", "greedy")
    jana.page.evaluate(WATCH)
    play(jana, until=lambda: len(jana.acks) >= 4 and jana.page.evaluate("window.seen.longest") > 0)
    assert jana.page.evaluate("window.seen.longest") <= FADE
