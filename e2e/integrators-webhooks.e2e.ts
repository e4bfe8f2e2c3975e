import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Api } from './api';
import { expect, test } from './fixtures';
import { patternOf, readGuide, runBlock } from './guide-blocks';
import { newPerson } from './people';
import { freePort } from '../tools/postgres/server.mjs';
import { ROOT } from './product';

const GUIDE = readGuide('docs/integrators/webhooks.md');
const STEP = /^## \d+\. /gmu;
const DIGITS = '98765 43210';

const run = promisify(execFile);

/** What the reader has in their shell, in their folder. */
interface Reader {
  readonly folder: string;
  readonly env: Record<string, string>;
}

/** Starts what goes on running, and gathers what it says. */
function started(text: string, { folder, env }: Reader): { child: ChildProcess; said: () => string } {
  // Without a shell in between that would outlive it.
  const child = spawn('sh', ['-c', `exec env ${text}`], { cwd: folder, env: { ...process.env, ...env } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
  return { child, said: () => said };
}

test('the guide to webhooks leads from a key to a verified call in at most eight steps, and each of its blocks does what it says', async ({
  start,
}) => {
  expect(GUIDE.text.match(STEP)?.length).toBeLessThanOrEqual(8);
  const product = await start({ env: { WEBHOOK_ALLOW: '127.0.0.1/32' } });
  const folder = mkdtempSync(join(tmpdir(), 'receiver-'));
  const port = await freePort(0);
  const phone = newPerson('Asha').phone.slice('+91 '.length);
  const admin = await Api.as(product.origin, 'admin');
  const scopes = ['leads:read', 'leads:create', 'webhooks:own'];
  const { id } = await admin.post<{ id: string }>('integrations', {
    name: 'Guide',
    purpose: 'Hears of leads',
    recipient: 'City Care',
    scopes,
  });
  const { key } = await admin.post<{ key: string }>(`integrations/${id}/keys`, { label: 'Receiver' });
  const reader: Reader = { folder, env: { API: `${product.origin}/api`, KEY: key, RECEIVER: `http://127.0.0.1:${port}` } };
  let receiver: ReturnType<typeof started> | undefined;
  let answer = '';
  try {
    for (const { kind, file, text } of GUIDE.blocks) {
      const code = text.replaceAll(DIGITS, phone);
      if (kind === 'js') writeFileSync(join(folder, file ?? ''), code);
      else if (kind === 'http') for (const line of code.trimEnd().split('\n')) expect(answer).toMatch(patternOf(line));
      else if (kind === 'text') await expect.poll(() => receiver?.said(), { timeout: 60_000 }).toMatch(patternOf(code.trimEnd()));
      else if (code.startsWith('npm install')) symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
      // What the reader replaces by their own.
      else if (code.startsWith('ID='))
        Object.assign(reader.env, { ID: /"id":"(?<id>[^"]+)"/u.exec(answer)?.groups?.['id'], SECRET: /whsec_[\w+/=]+/u.exec(answer)?.[0] });
      else if (code.startsWith('SECRET=')) {
        receiver = started(code.trimEnd(), reader);
        await expect
          .poll(() =>
            run('curl', ['-s', '-o', 'out', reader.env['RECEIVER'] ?? ''], { cwd: folder }).then(
              () => true,
              () => false,
            ),
          )
          .toBe(true);
      } else if (!code.startsWith('API=')) {
        answer = await runBlock(code, reader.env, folder);
      }
    }
  } finally {
    receiver?.child.kill();
    rmSync(folder, { recursive: true });
  }
});
