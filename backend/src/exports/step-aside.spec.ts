import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { CallsUnderWay } from '../http/calls-under-way';
import { until } from '../testing/until';
import { stepAside } from './step-aside';

const PIECE = 'x'.repeat(64 * 1024);

/** Pieces of a file that somebody writes, and how much of it has come through so far. */
function fileBeside(calls: Partial<Record<keyof CallsUnderWay, unknown>>) {
  const rows = new PassThrough();
  const file = rows.pipe(stepAside(calls as unknown as CallsUnderWay));
  let come = 0;
  file.on('data', (part: Buffer) => (come += part.length));
  return { rows, whole: buffer(file), come: () => come };
}

it('while somebody works a piece waits until no call is under way, and the file comes whole and in its order', async () => {
  const waits: (() => void)[] = [];
  const calls = { any: true, quietFor: 0, end: () => new Promise<void>((done) => waits.push(done)) };
  const { rows, whole, come } = fileBeside(calls);
  rows.write('begins,');
  rows.write(PIECE);
  rows.end(',ends');
  await until(() => waits.length > 0);
  // Another file that begins only now, and that nobody holds up, is through.
  const other = fileBeside({ any: true, quietFor: 0, end: () => Promise.resolve() });
  other.rows.end(PIECE);
  expect(await other.whole).toHaveLength(PIECE.length);
  expect(come()).toBe('begins,'.length);
  waits[0]?.();
  expect(String(await whole)).toBe(`begins,${PIECE},ends`);
});

it('where nobody has called for a second no piece waits', async () => {
  const calls = { any: true, quietFor: 5_000, end: () => Promise.reject(new Error('nobody is waited for')) };
  const { rows, whole } = fileBeside(calls);
  rows.write(PIECE);
  rows.end(PIECE);
  expect((await whole).length).toBe(2 * PIECE.length);
});
