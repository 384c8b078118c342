"""What the tests look up inside the page, as JavaScript."""

from __future__ import annotations

# In every page, for whoever presses things there. While `only` is the number of an update, nothing is pressed that belongs to another
# one: what arrives between a look and the click would have put something else under the hand. A tap becomes a click a moment later:
# `pressed` waits for it.
HAND = """
(() => {
  const hand = (window.hand = { only: null, pressed: Promise.resolve() });
  let clicked = () => {};
  hand.tap = () => (hand.pressed = new Promise((done) => { clicked = done; setTimeout(done, 2000); }));
  hand.letGo = async () => { await hand.pressed; hand.only = null; };
  const isAnother = () => {
    const { shown } = document.documentElement.dataset;
    return hand.only !== null && shown !== undefined && Number(shown) !== hand.only;
  };
  for (const kind of ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click', 'keydown']) {
    addEventListener(kind, (event) => {
      const refused = isAnother();
      if (refused) event.preventDefault();
      if (refused) event.stopImmediatePropagation();
      if (refused || kind === 'click') clicked();
    }, { capture: true, passive: false });
  }

  // Whether nothing moves that will come to rest.
  hand.isStill = () => document.getAnimations().every(
    (each) => each.playState !== 'running' || each.effect.getComputedTiming().endTime === Infinity);

  // Whether a thing is on its way; what only lights up or fades in lies still.
  const moves = (frame) => 'translate' in frame || 'scale' in frame || 'transform' in frame;
  hand.isMoving = (thing) => document.getAnimations().some(({ playState, effect }) => playState === 'running'
    && (effect.target.contains(thing) || thing.contains(effect.target)) && effect.getKeyframes().some(moves));

  // A point at which a thing is really seen, as other cards may lie on it.
  hand.pointOf = (thing) => {
    thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = thing.getBoundingClientRect();
    for (const down of [0.5, 0.3, 0.75, 0.12, 0.92]) {
      for (const across of [0.5, 0.25, 0.75, 0.1, 0.9, 0.04]) {
        const x = box.left + box.width * across, y = box.top + box.height * down;
        const seen = document.elementFromPoint(x, y);
        if (seen !== null && (seen === thing || thing.contains(seen))) return { x, y };
      }
    }
    return null;
  };
})();
"""

# What is shown and what can be answered now: everything that glows and can be pressed, by the name that a screen reader tells. Whoever
# has a wish to answer is told of one of these things and where it can be pressed, and holds on to the update that the wish is for.
LOOK = """
({ answers, sheet, wish }) => {
  const sections = [...document.querySelectorAll('section')];
  const labelled = (name) => sections.find((each) => each.getAttribute('aria-label') === name);
  const spoken = (node) => node.nodeType === Node.TEXT_NODE ? node.data
    : node.getAttribute?.('aria-hidden') === 'true' || node.tagName === 'KBD' ? ''
    : (node.getAttribute?.('aria-label') ?? [...node.childNodes].map(spoken).join(''));
  const glows = (button) => button.matches('.legal') || button.querySelector('.legal') !== null;
  const isSeen = (each) => !each.closest('[aria-hidden="true"]') && each.checkVisibility({ visibilityProperty: true });
  const buttons = [...document.querySelectorAll('button:not(:disabled)')].filter((each) => glows(each) && isSeen(each));
  const glowing = buttons.map((each) => spoken(each).replace(/\\s+/g, ' ').trim());
  const { shown } = document.documentElement.dataset;
  const sight = {
    shown: shown === undefined ? null : Number(shown),
    question: labelled(answers)?.querySelector('h2')?.textContent.trim() ?? '',
    glowing,
    calling: document.title.startsWith('●'),
    over: labelled(sheet) !== undefined,
    choice: null,
  };
  if (wish === null || sight.shown !== wish.number || sight.over || buttons.length === 0) return sight;
  const tried = wish.question === sight.question ? wish.tried : [];
  const all = [...glowing.keys()];
  const fresh = all.filter((each) => !tried.includes(glowing[each]));
  const isTaken = (each) => each.matches('[aria-pressed="true"]') || (each.closest('.lifted') ?? each.querySelector('.lifted')) !== null;
  const onward = all.filter((each) => !isTaken(buttons[each]));  // else who chooses and takes back at random may go on for ever
  const straight = wish.chance < 0.9 && onward.length > 0 ? onward : all;
  const untried = straight.filter((each) => fresh.includes(each));
  const among = untried.length > 0 ? untried : straight;
  const wanted = glowing.indexOf(wish.name);
  const chosen = wanted >= 0 ? wanted : among[Math.floor(wish.chance * among.length)];
  const keys = buttons.filter((each) => each.matches('[aria-keyshortcuts]')).map((each) => each.getAttribute('aria-keyshortcuts'));
  const { hand } = window;
  const point = wish.hands === 'keys' || hand.isMoving(buttons[chosen]) ? null : hand.pointOf(buttons[chosen]);
  hand.only = wish.number;
  if (wish.hands === 'touch' && point !== null) hand.tap();
  return { ...sight, choice: { name: glowing[chosen], point, keys } };
}
"""

# Where things of one name can be pressed: the last of them that is seen.
POINTS = """
(things, taps) => {
  const seen = things.filter((each) => each.checkVisibility({ visibilityProperty: true }));
  const points = seen.map(window.hand.pointOf).filter((each) => each !== null).slice(-1);
  if (taps && points.length > 0) window.hand.tap();
  return points;
}
"""

# Everything that was pressed has been done.
LET_GO = "() => window.hand?.letGo()"

# Where the focus is, and whether one sees it there.
FOCUSED = """
() => {
  const at = document.activeElement;
  const marked = (each) => {
    const style = getComputedStyle(each);
    return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
  };
  // The link past the header leads to the main part as a whole, which shows no ring.
  if (at === null || at === document.body || at.id === 'main') return { name: '', glows: false, visible: true, tag: 'BODY' };
  const label = at.getAttribute('aria-label') ?? at.labels?.[0]?.textContent ?? at.textContent;
  return {
    name: label.replace(/\\s+/g, ' ').trim(),
    glows: at.tagName === 'BUTTON' && (at.matches('.legal') || at.querySelector('.legal') !== null),
    visible: at.matches(':focus-visible') && [at, at.parentElement].some(marked),
    tag: at.tagName,
  };
}
"""

# Whether the page has been laid out and nothing moves; two frames later, so that all has begun that will.
RESTING = """
() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(window.hand.isStill()))))
"""

# Takes down every question that the page shows from now on.
QUESTIONS = """
(label) => {
  const asked = () => [...document.querySelectorAll('section')]
    .find((each) => each.getAttribute('aria-label') === label)?.querySelector('h2')?.textContent.trim() ?? '';
  const seen = (window.questions = []);
  const look = () => seen.at(-1) === asked() || seen.push(asked());
  new MutationObserver(look).observe(document.body, { childList: true, characterData: true, subtree: true });
}
"""
