/** Calling the person to the table: title, favicon, notification. */
import { settings } from './settings.svelte';

const CALM = '/favicon.svg';
const CALLING = '/favicon-turn.svg';

/** What the tab shows; `calling` when a decision is due. */
export function dressTab(title: string, calling: boolean): void {
  document.title = title;
  let link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link === null) {
    link = document.createElement('link');
    link.rel = 'icon';
    document.head.append(link);
  }
  const wanted = calling ? CALLING : CALM;
  if (link.getAttribute('href') !== wanted) link.setAttribute('href', wanted);
}

/** A notification of the system, if it is wanted and nobody looks. */
export function notify(title: string, body: string): void {
  if (!settings.preferences.notify || !document.hidden || !('Notification' in window)) return;
  if (Notification.permission !== 'granted') return;
  const shown = new Notification(title, { body, tag: 'hlubina-turn', icon: CALLING });
  shown.onclick = () => {
    focus();
    shown.close();
  };
}

/** Ask the browser for the right to notify; whether it is given. */
export async function mayNotify(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted';
}
