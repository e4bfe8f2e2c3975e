import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from './fixtures';
import { addIntegration, addKey } from './integration-form';
import { newPerson } from './people';
import { ROOT } from './product';

const GUIDE = readFileSync(join(ROOT, 'docs/integrators/first-call.md'), 'utf8');
const STEP = /^## \d+\. /gmu;
const BLOCK = /^```(?<kind>sh|http)\n(?<text>[\s\S]*?)^```$/gmu;
/** What the reader replaces by their own. */
const SETTING = 'API=http://localhost:3000/api KEY=adi_…\n';
const DIGITS = '98765 43210';

const run = promisify(execFile);

/** A line as it is written, with anything in place of '…'. */
const patternOf = (line: string): RegExp =>
  new RegExp(line.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`).replaceAll('…', '.*'), 'imu');

test('the guide for integrators leads from nothing to rows in at most four steps, and each of its blocks answers what it says', async ({
  open,
  origin,
}) => {
  expect(GUIDE.match(STEP)?.length).toBeLessThanOrEqual(4);
  const page = await open('/integrations', { as: 'admin', alone: true });
  await addIntegration(page, newPerson('Guide').name, ['leads:read', 'leads:create']);
  const { key } = await addKey(page, 'Web server');
  const phone = newPerson('Asha').phone.slice('+91 '.length);

  const [first, ...blocks] = [...GUIDE.matchAll(BLOCK)].map(({ groups }) => ({ kind: groups?.['kind'], text: groups?.['text'] ?? '' }));
  expect(first?.text).toBe(SETTING);
  let said = '';
  for (const { kind, text } of blocks) {
    if (kind === 'sh') {
      const { stdout } = await run('sh', ['-c', text.replace(DIGITS, phone)], { env: { ...process.env, API: `${origin}/api`, KEY: key } });
      said = stdout;
    } else {
      for (const line of text.trimEnd().split('\n')) expect(said).toMatch(patternOf(line));
    }
  }
  expect(blocks.map(({ kind }) => kind)).toEqual(blocks.map((_, at) => (at % 2 === 0 ? 'sh' : 'http')));
});
