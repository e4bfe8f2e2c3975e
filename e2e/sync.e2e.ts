import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from './fixtures';
import { patternOf, readGuide, runBlock, SETTING } from './guide-blocks';
import { addIntegration, addKey } from './integration-form';
import { newPerson } from './people';

const GUIDE = readGuide('docs/integrators/sync.md');
const STEP = /^## \d+\. /gmu;
const DIGITS = '98765 43210';
/** A change is there when every transaction that began before it has ended. */
const PATIENCE_MS = 60_000;

interface Change {
  readonly type: string;
  readonly data: { readonly id: string };
}

/** The body behind the head of an answer. */
const bodyOf = (said: string): { next?: string; items?: Change[] } => JSON.parse(said.slice(said.indexOf('\r\n\r\n') + 4)) as object;

test('the guide to a copy leads to changes and their records, each of its blocks answers what it says, and its reader follows', async ({
  open,
  origin,
}, info) => {
  expect(GUIDE.text.match(STEP)?.length).toBeLessThanOrEqual(3);
  const page = await open('/integrations', { as: 'admin', alone: true });
  await addIntegration(page, newPerson('Copy').name, ['changes:read', 'leads:read', 'leads:create']);
  const { key } = await addKey(page, 'Copy');
  const env = { API: `${origin}/api`, KEY: key, NEXT: '', ID: '' };
  const phone = newPerson('Asha').phone.slice('+91 '.length);

  const [first, ...blocks] = GUIDE.blocks.filter(({ kind }) => kind !== 'js');
  expect(first?.text).toBe(SETTING);
  expect(blocks.map(({ kind }) => kind)).toEqual(blocks.map((_, at) => (at % 2 === 0 ? 'sh' : 'http')));
  for (let at = 0; at < blocks.length; at += 2) {
    const [asked, answered] = [blocks[at]?.text ?? '', blocks[at + 1]?.text ?? ''];
    const follow = async (): Promise<string> => {
      const said = await runBlock(asked.replace(DIGITS, phone), env);
      for (const line of answered.trimEnd().split('\n')) expect(said).toMatch(patternOf(line));
      return said;
    };
    // Somebody else's transaction may be open, and a change is there when it has ended.
    let said = '';
    if (asked.includes('$NEXT')) await expect(async () => void (said = await follow())).toPass({ timeout: PATIENCE_MS });
    else said = await follow();
    if (asked.includes('/changes/head')) env.NEXT = bodyOf(said).next ?? '';
    if (asked.includes('-d ')) env.ID = (bodyOf(said) as { id?: string }).id ?? '';
  }

  const [program, copy] = [info.outputPath('sync.mjs'), info.outputPath('copy.json')];
  writeFileSync(program, GUIDE.blocks.find(({ kind }) => kind === 'js')?.text ?? '');
  const reader = spawn(process.execPath, [program], { env: { ...process.env, NODE_OPTIONS: '', ...env, FILE: copy } });
  let told = '';
  reader.stdout.on('data', (part) => (told += String(part)));
  reader.stderr.on('data', (part) => (told += String(part)));
  try {
    const copied = (): Record<string, { status: string }> => (JSON.parse(readFileSync(copy, 'utf8')) as { lead: never }).lead;
    await expect(() => expect(copied()[env.ID]?.status, told).toBe('new')).toPass({ timeout: PATIENCE_MS });
    const lead = GUIDE.blocks.find(({ text }) => text.includes('-d '))?.text ?? '';
    const other = newPerson('Ravi').phone.slice('+91 '.length);
    const { id } = bodyOf(await runBlock(lead.replace(DIGITS, other), env)) as { id: string };
    await expect(() => expect(told).toContain(`lead.created ${id}`)).toPass({ timeout: PATIENCE_MS });
    await expect(() => expect(copied()[id]?.status).toBe('new')).toPass({ timeout: PATIENCE_MS });
  } finally {
    reader.kill('SIGKILL');
    if (reader.exitCode === null && reader.signalCode === null) await once(reader, 'exit');
  }
});
