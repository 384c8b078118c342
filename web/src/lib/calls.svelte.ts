/** Calls of the system to a table while its page is closed (Web Push): whether this browser is called. */
import * as api from './api';
import { mayNotify } from './attention';
import { read, write } from './memory';

const WANTED = 'hlubina-calls';

class Calls {
  /** whether browser and server can do it; not known before `look` */
  possible = $state(false);
  on = $state(false);
  private key = '';
  private looked: Promise<void> | null = null;

  /** On coming: a browser may have got another address meanwhile, the server another key. */
  async renew(): Promise<void> {
    if (read<boolean>(WANTED) === true) await this.look();
  }

  /** Find out what is possible and what holds; once. */
  look(): Promise<void> {
    return (this.looked ??= this.find().catch(() => {
      this.looked = null; // the server did not answer: next time
    }));
  }

  private async find(): Promise<void> {
    if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return;
    this.key = (await api.callKey()).key;
    this.possible = this.key !== '';
    if (this.possible && read<boolean>(WANTED) === true && Notification.permission === 'granted') await this.begin();
  }

  /** Be called from now on, or no longer; false if the browser does not allow it. */
  async change(wanted: boolean): Promise<boolean> {
    if (!wanted) await this.end();
    else if (await mayNotify()) await this.begin();
    write(WANTED, this.on);
    return this.on === wanted;
  }

  private async begin(): Promise<void> {
    const { pushManager } = await navigator.serviceWorker.ready;
    let found = await pushManager.getSubscription();
    if (found !== null && !sameKey(found.options.applicationServerKey, this.key)) {
      await found.unsubscribe();
      found = null;
    }
    try {
      found ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: this.key });
    } catch {
      return; // the browser, or the service behind it, does not want to
    }
    const { endpoint, keys } = found.toJSON();
    await api.beginCalls({ endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' });
    this.on = true;
  }

  private async end(): Promise<void> {
    const found = await (await navigator.serviceWorker.ready).pushManager.getSubscription();
    if (found !== null) {
      await api.endCalls(found.endpoint);
      await found.unsubscribe();
    }
    this.on = false;
  }

  /** Whoever logs out is called no more, which the server sees to. */
  forget(): void {
    write(WANTED, false);
    this.on = false;
  }
}

function sameKey(used: ArrayBuffer | null, key: string): boolean {
  if (used === null) return false;
  const text = btoa(String.fromCharCode(...new Uint8Array(used)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key;
}

export const calls = new Calls();
