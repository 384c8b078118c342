/** Where we are: a tiny router over the browser's history. */

class Route {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  hash = $state(decoded(location.hash.slice(1)));

  constructor() {
    addEventListener('popstate', () => this.look());
    document.addEventListener('click', (event) => this.follow(event));
  }

  /** The first two parts of the path: `/t/ID` is ['t', 'ID']. */
  get parts(): [string, string] {
    const [first = '', second = ''] = this.path.split('/').filter(Boolean).map(decoded);
    return [first, second];
  }

  go(address: string): void {
    if (address !== location.pathname + location.search + location.hash) history.pushState(null, '', address);
    this.look();
    if (location.hash === '') scrollTo(0, 0);
  }

  /** Change the address without a new entry in the history. */
  replace(address: string): void {
    history.replaceState(null, '', address);
    this.look();
  }

  private look(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = decoded(location.hash.slice(1));
  }

  /** Links within the page do not load it again. */
  private follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

/** Without %20 and the like; what somebody has mistyped stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const route = new Route();
