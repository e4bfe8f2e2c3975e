import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What the first Ctrl+K loads, after gzip -9: scripts and styles. */
const MOST = 60_000;
const SHELL = join(process.cwd(), 'dist/shell');
const CHUNK = 'later-search';

/** The ids of the chunks that a script asks for together with the named one. */
function chunksWith(script: string, name: string): readonly string[] {
  const id = new RegExp(`(?<id>\\d+):"${name}"`, 'u').exec(script)?.groups?.['id'];
  const groups = [...script.matchAll(/Promise\.all\(\[(?<asked>(?:\w+\.e\(\d+\),?)+)\]\)/gu)].map(({ groups: found }) =>
    [...String(found?.['asked']).matchAll(/\.e\((?<one>\d+)\)/gu)].map(({ groups: each }) => String(each?.['one'])),
  );
  return id ? (groups.find((ids) => ids.includes(id)) ?? [id]).map((one) => (one === id ? name : one)) : [];
}

const isOf = (chunks: readonly string[], file: string): boolean =>
  /\.(?:js|css)$/u.test(file) && chunks.includes(file.slice(0, file.indexOf('.')));

const files = (): readonly string[] => (existsSync(SHELL) ? readdirSync(SHELL) : []);
const read = (file: string): string => readFileSync(join(SHELL, file), 'utf8');

it('the first Ctrl+K loads at most 60 kB', () => {
  const main = files().find((file) => /^main\..*\.js$/u.test(file));
  if (!main) throw new Error('Build it first: npm run build');
  const loaded = files().filter((file) => isOf(chunksWith(read(main), CHUNK), file));
  expect(loaded.map((file) => file.slice(file.lastIndexOf('.')))).toEqual(expect.arrayContaining(['.css', '.js']));
  // The list of cmdk is among them: without it they would not weigh what a press costs.
  expect(loaded.some((file) => read(file).includes('cmdk-list'))).toBe(true);
  expect(loaded.reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0)).toBeLessThanOrEqual(MOST);
});

it('what is asked for together is counted together', () => {
  const script = 'x.u=e=>({5:"later-search",7:"later-other"})[e];Promise.all([x.e(3),x.e(7)]);Promise.all([x.e(1),x.e(5)]);x.e(9)';
  expect(chunksWith(script, 'later-search')).toEqual(['1', 'later-search']);
  expect(chunksWith(script, 'later-none')).toEqual([]);
  expect(
    ['1.ab.js', 'later-search.cd.css', 'later-search.cd.css.br', '3.ef.js'].filter((file) => isOf(['1', 'later-search'], file)),
  ).toEqual(['1.ab.js', 'later-search.cd.css']);
});
