"""What the tests look up inside the page, as JavaScript."""

from __future__ import annotations

# What can be answered now: everything that glows and can be pressed, by the name that a screen reader tells.
LOOK = """
(labels) => {
  const sections = [...document.querySelectorAll('section')];
  const labelled = (name) => sections.find((each) => each.getAttribute('aria-label') === name);
  const spoken = (node) => node.nodeType === Node.TEXT_NODE ? node.data
    : node.getAttribute?.('aria-hidden') === 'true' || node.tagName === 'KBD' ? ''
    : (node.getAttribute?.('aria-label') ?? [...node.childNodes].map(spoken).join(''));
  const glows = (button) => button.matches('.legal') || button.querySelector('.legal') !== null;
  const isSeen = (each) => !each.closest('[aria-hidden="true"]') && each.checkVisibility({ visibilityProperty: true });
  const buttons = [...document.querySelectorAll('button:not(:disabled)')].filter((each) => glows(each) && isSeen(each));
  return {
    question: labelled(labels.answers)?.querySelector('h2')?.textContent.trim() ?? '',
    glowing: buttons.map((each) => spoken(each).replace(/\\s+/g, ' ').trim()),
    calling: document.title.startsWith('●'),
    over: labelled(labels.sheet) !== undefined,
  };
}
"""

# Where things of one name can be pressed: points at which one of them is really seen, as other cards may lie on it.
POINTS = """
(things) => things.filter((each) => each.checkVisibility({ visibilityProperty: true })).flatMap((thing) => {
  thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = thing.getBoundingClientRect();
  for (const down of [0.5, 0.3, 0.75, 0.12, 0.92]) {
    for (const across of [0.5, 0.25, 0.75, 0.1, 0.9, 0.04]) {
      const x = box.left + box.width * across, y = box.top + box.height * down;
      const seen = document.elementFromPoint(x, y);
      if (seen !== null && (seen === thing || thing.contains(seen))) return [{ x, y }];
    }
  }
  return [];
}).slice(-1)
"""

# Where the focus is, and whether one sees it there.
FOCUSED = """
() => {
  const at = document.activeElement;
  const marked = (each) => {
    const style = getComputedStyle(each);
    return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
  };
  if (at === null || at === document.body) return { name: '', glows: false, visible: true, tag: 'BODY' };
  const label = at.getAttribute('aria-label') ?? at.labels?.[0]?.textContent ?? at.textContent;
  return {
    name: label.replace(/\\s+/g, ' ').trim(),
    glows: at.tagName === 'BUTTON' && (at.matches('.legal') || at.querySelector('.legal') !== null),
    visible: at.matches(':focus-visible') && [at, at.parentElement].some(marked),
    tag: at.tagName,
  };
}
"""

# The keys that answers show.
KEYS = """
() => [...document.querySelectorAll('button.legal[aria-keyshortcuts]')].map(
  (each) => each.getAttribute('aria-keyshortcuts'))
"""

# Whether the page has been laid out and no animation runs that will end; two frames later, so that all has begun that will.
RESTING = """
() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(
  document.getAnimations().every(
    (each) => each.playState !== 'running' || each.effect.getComputedTiming().endTime === Infinity)))))
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
