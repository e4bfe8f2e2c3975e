import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { optionsFrom } from './options.mjs';
import { packed } from './pack.mjs';
import { historyText, liveText } from './texts.mjs';

const env = { SHIP_KEY: 'adk_a-key-of-a-test' };
const TO = ['--to', 'https://desk.example.org/anything'];

describe('npm run ship', () => {
  test('takes the share, the roles and the hospitals of a trial', () => {
    const options = optionsFrom(['mfe-doctor', ...TO, '--canary', '10', '--role', 'doctor', '--why', 'Rows in one line'], { env });
    expect(options).toMatchObject({
      name: 'mfe-doctor',
      origin: 'https://desk.example.org',
      percent: 10,
      roles: ['doctor'],
      why: 'Rows in one line',
    });
  });

  test.each([
    [['mfe-doctor'], 'Say where to, for example: --to https://desk.example.org'],
    [['doctor', ...TO], 'Name the micro-frontend, for example: mfe-doctor'],
    [['mfe-doctor', ...TO, '--canary', 'ten'], '--canary takes a whole number from 1 to 100, for example: --canary 10'],
    [['mfe-doctor', '--to', 'http://desk.example.org'], 'A key is sent over https only: begin the address with https://'],
    [['mfe-doctor', ...TO, '--off', '--on'], 'Say either --off or --on.'],
    [['mfe-doctor', ...TO, '--loud'], /Unknown option '--loud'/],
  ])('%j says what to do', (args, sentence) => {
    expect(() => optionsFrom(args, { env })).toThrow(sentence);
  });

  test('needs a key, but not to show what it would do', () => {
    expect(() => optionsFrom(['mfe-doctor', ...TO], { env: {} })).toThrow('Set SHIP_KEY');
    expect(optionsFrom(['mfe-doctor', ...TO, '--dry-run'], { env: {} }).isDry).toBe(true);
  });
});

describe('what is sent of a build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pack-'));
  const write = (path, text = 'x') => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  test('is every file that a browser asks for, each content once', () => {
    for (const path of ['mf-manifest.json', 'nav.json', 'a/page.js', 'a/page.js.br', 'mf-stats.json', 'a/page.js.map']) write(path);
    const { note, contents } = packed('mfe-doctor', folder);
    expect(note.files.map(({ path }) => path)).toEqual(['a/page.js', 'a/page.js.br', 'mf-manifest.json', 'nav.json']);
    expect(contents.size).toBe(1);
    expect(note.platform).toMatch(/^\^\d+\.\d+\.\d+$/);
    expect(note.api).toMatch(/^\d+(\.\d+)*$/);
  });

  test('is nothing where it would run on the server, or is not built', () => {
    write('server/server.cjs');
    expect(() => packed('mfe-doctor', folder)).toThrow('it comes with the installation, not by ship');
    expect(() => packed('mfe-doctor', join(folder, 'a'))).toThrow('mfe-doctor is not built');
  });
});

test('what is live is said in a sentence, and the history of one leaves the others out', () => {
  const live = { name: 'mfe-doctor', stable: 'installed', canary: '1.4.0-48f613b791', percent: 10, roles: ['doctor'], hospitals: [] };
  expect(liveText(live)).toBe('mfe-doctor: 1.4.0-48f613b791 is on trial with 10 of 100 users, role doctor; everybody else has installed.');
  const trial = { ...live, id: live.canary, sessions: 42, failed: 1, stableSessions: 388, stableFailed: 4, verdict: 'good', faults: [] };
  expect(liveText({ ...live, off: true })).toBe('mfe-doctor is switched off.');
  const move = { at: '2026-11-23', name: 'mfe-agent', kind: 'live', from: 'installed', to: 'x', percent: null, why: null, by: 'CI' };
  const broken = {
    ...live,
    id: '1.4.1-0123456789',
    publishedAt: '2026-11-22',
    publishedBy: 'CI',
    leftOut: 'nav.json cannot be read as JSON',
  };
  const text = historyText(
    { platform: '1.2.0', live: [live], trials: [trial], releases: [broken], moves: [move, { ...move, name: 'mfe-doctor' }] },
    'mfe-doctor',
  );
  expect(text).toContain('installed → x  by CI');
  expect(text).toContain('by CI, left out: nav.json cannot be read as JSON');
  expect(text).toContain('1 of 42 sessions failed, 4 of 388 with what is live: no worse than what is live');
  expect(text).not.toContain('mfe-agent');
});
