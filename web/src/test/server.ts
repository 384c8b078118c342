/** For tests: a server that answers what the page asks by HTTP, from a list of addresses. */
import { vi } from 'vitest';

type Answer = unknown;

const FACES = /^\/api\/games\/\w+\/faces\//;

/**
 * `GET /api/games` → what is answered, as JSON or, if it is a text, as it stands; an Error is a network that fails. A game
 * of which the test knows no faces has none.
 */
export function answering(answers: Record<string, Answer>): { asked: string[] } {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: { method?: string } = {}) => {
    const path = address.split('?')[0]!;
    const answer = answers[`${method} ${path}`] ?? (FACES.test(path) ? {} : undefined);
    asked.push(`${method} ${path}`);
    if (answer === undefined) throw new Error(`The test has no answer to ${method} ${path}.`);
    if (answer instanceof Error) throw answer;
    return { ok: true, json: async () => answer, text: async () => answer };
  });
  return { asked };
}
