import type { Caller } from './caller';

/** The ids of the rows that a list shows somebody, in its order. */
export async function idsOf(who: Caller, path: string): Promise<string[]> {
  const { status, body } = await who.get(path);
  expect(status).toBe(200);
  return (body as { id: string }[]).map(({ id }) => id);
}
