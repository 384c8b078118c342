/** For tests: a server that answers what the page asks by HTTP, from a list of addresses. */
import { vi } from 'vitest';

type Answer = unknown;

/** `GET /api/games` → what is answered, as JSON or, if it is a text, as it stands; an Error is a network that fails. */
export function answering(answers: Record<string, Answer>): { asked: string[] } {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: { method?: string } = {}) => {
    const path = address.split('?')[0]!;
    const answer = answers[`${method} ${path}`];
    asked.push(`${method} ${path}`);
    if (answer === undefined) throw new Error(`The test has no answer to ${method} ${path}.`);
    if (answer instanceof Error) throw answer;
    return { ok: true, json: async () => answer, text: async () => answer };
  });
  return { asked };
}
