/** The promise of a shuffle, checked here and now: the commitment from before the deal against the seed of the record. */

export interface Seed {
  /** the committed secret, 64 hexadecimal digits */
  secret: string;
  /** what each seat mixed in; empty if nobody did */
  contributions: string[];
}

/** Read `sealed:HEX.c0.c1...`; null for a seed that was never sealed. */
export function readSeed(seed: unknown): Seed | null {
  const found = typeof seed === 'string' ? /^sealed:([0-9a-f]{64})((?:\.[0-9a-f]*)*)$/.exec(seed) : null;
  if (found === null) return null;
  const [, secret = '', rest = ''] = found;
  return { secret, contributions: rest === '' ? [] : rest.slice(1).split('.') };
}

/** SHA-256 over the text `hlubina commitment` and the secret. */
export async function commitmentOf(secret: string): Promise<string> {
  const label = new TextEncoder().encode('hlubina commitment');
  const bytes = new Uint8Array([...label, ...fromHex(secret)]);
  return toHex(await crypto.subtle.digest('SHA-256', bytes));
}

/** The key from which all shuffles follow: HMAC-SHA-256(secret, `c0.c1...`), or the secret if nobody contributed. */
export async function shuffleKey(seed: Seed): Promise<string> {
  if (seed.contributions.length === 0) return seed.secret;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', fromHex(seed.secret), algorithm, false, ['sign']);
  return toHex(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(seed.contributions.join('.'))));
}

function fromHex(digits: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array((digits.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
}

function toHex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
