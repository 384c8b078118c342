// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Route = (typeof import('./route.svelte'))['route'];
let scrolled: ReturnType<typeof vi.fn>;
let closing: AbortController;

beforeEach(() => {
  vi.resetModules();
  scrolled = vi.fn();
  vi.stubGlobal('scrollTo', scrolled);
  closing = new AbortController();
});

afterEach(() => closing.abort());

/** The page opened at an address, until the end of the test. */
async function at(address: string): Promise<Route> {
  history.replaceState(null, '', address);
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation((kind: string, heard: EventListenerOrEventListenerObject) =>
      listen(kind, heard, { signal: closing.signal }),
    );
  }
  return (await import('./route.svelte')).route;
}

/** Whether the page follows a click itself; the browser never does here. */
function click(html: string, how: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  let followed = false;
  const stay = (event: Event): void => {
    followed = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stay);
  const target = document.querySelector('[data-target]') ?? document.querySelector('a')!;
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
  return followed;
}

test.each([
  ['/', ['', '']],
  ['/t/reef', ['t', 'reef']],
  ['/t/reef/', ['t', 'reef']],
  ['/rules/a%20b/more', ['rules', 'a b']],
])('the parts of %s are %j', async (address, parts) => {
  expect((await at(address)).parts).toEqual(parts);
});

test('the query and the place on the page are known from the beginning', async () => {
  const route = await at('/rules/abyss?lang=cs#A-8%20%C4%8D');
  expect([route.path, route.query.get('lang'), route.hash]).toEqual(['/rules/abyss', 'cs', 'A-8 č']);
});

test('an address that cannot be decoded is taken as it stands', async () => {
  const route = await at('/t/%E0%A4%A#%E0');
  expect([route.parts, route.hash]).toEqual([['t', '%E0%A4%A'], '%E0']);
});

test('going somewhere makes an entry in the history and begins at the top', async () => {
  const route = await at('/');
  const entries = history.length;
  route.go('/t/reef?invite=x');
  expect([location.pathname, route.parts, route.query.get('invite')]).toEqual(['/t/reef', ['t', 'reef'], 'x']);
  expect([history.length, scrolled.mock.calls]).toEqual([entries + 1, [[0, 0]]]);
});

test('going to a place on the page does not scroll to the top', async () => {
  const route = await at('/rules/abyss');
  route.go('/rules/abyss#A-8');
  expect([route.hash, scrolled.mock.calls]).toEqual(['A-8', []]);
});

test('going where we are makes no entry', async () => {
  const route = await at('/me?x=1');
  const pushed = vi.spyOn(history, 'pushState');
  route.go('/me?x=1');
  expect(pushed).not.toHaveBeenCalled();
});

test('replacing the address makes no entry', async () => {
  const route = await at('/t/reef?invite=x');
  const pushed = vi.spyOn(history, 'pushState');
  route.replace('/t/reef');
  expect([route.query.get('invite'), location.search, pushed.mock.calls]).toEqual([null, '', []]);
});

test('the back button is noticed', async () => {
  const route = await at('/');
  history.replaceState(null, '', '/me');
  dispatchEvent(new Event('popstate'));
  expect(route.parts).toEqual(['me', '']);
});

test('a link within the page is followed without loading it again, also by a click on what it holds', async () => {
  const route = await at('/');
  expect(click('<a href="/t/reef?seat=1#log"><b data-target>Reef</b></a>')).toBe(true);
  expect([route.parts, route.query.get('seat'), route.hash]).toEqual([['t', 'reef'], '1', 'log']);
});

test.each([
  ['to another site', '<a href="https://example.org/t/reef">x</a>', {}],
  ['for a new window', '<a href="/t/reef" target="_blank">x</a>', {}],
  ['to a file', '<a href="/t/reef" download>x</a>', {}],
  ['to the server', '<a href="/api/records/reef">x</a>', {}],
  ['with the middle button', '<a href="/t/reef">x</a>', { button: 1 }],
  ['with Ctrl', '<a href="/t/reef">x</a>', { ctrlKey: true }],
  ['with Shift', '<a href="/t/reef">x</a>', { shiftKey: true }],
  ['with Alt', '<a href="/t/reef">x</a>', { altKey: true }],
  ['with the command key', '<a href="/t/reef">x</a>', { metaKey: true }],
  ['beside every link', '<p data-target>x</p>', {}],
])('a click %s is left to the browser', async (_, html, how) => {
  const route = await at('/');
  expect(click(html, how)).toBe(false);
  expect(route.path).toBe('/');
});
