import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startScript } from '../start/script.mjs';

let folder;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'dump-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a backup that is interrupted leaves no draft behind, which would be in the way of the next one', async () => {
  const file = join(folder, 'arogya.backup');
  const { child, ended } = startScript(`import { dump } from './tools/backup/dump.mjs';
    setInterval(() => undefined, 1000);
    await dump({ query: () => new Promise(() => process.send('asked')) }, ${JSON.stringify(file)});`);
  await once(child, 'message');
  expect(existsSync(`${file}.part`)).toBe(true);
  child.kill('SIGINT');
  expect(await ended).toEqual({ code: 130, signal: null, said: '' });
  expect([existsSync(file), existsSync(`${file}.part`)]).toEqual([false, false]);
});
