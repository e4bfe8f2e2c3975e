import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/aliases.mjs';
import { callsIn } from './fits-contract.mjs';
import { fits } from './fits.mjs';

const has = callsIn(JSON.parse(readFileSync(join(ROOT, 'openapi.json'), 'utf8')));

test.each([
  ['GET', '/api/doctors', true],
  ['GET', '/api/doctors/0198f2c4-0000-7000-8000-000000000000', true],
  ['PATCH', '/api/doctors', false],
  ['GET', '/api/rounds', false],
  ['GET', '/api/doctors/1/2/3', false],
])('%s %s is a call of the contract: %s', (method, path, known) => {
  expect(has(method, path)).toBe(known);
});

test.each([
  [['doctor', '--to', 'https://desk.example.org'], 'Name a micro-frontend that is built'],
  [['mfe-nobody', '--to', 'https://desk.example.org'], 'Name a micro-frontend that is built'],
  [['mfe-doctor'], 'Say whose shell it has to fit'],
  [['mfe-doctor', '--shell', 'x'], "Unknown option '--shell'"],
])('npm run fits -- %j says in one sentence what to do', async (args, sentence) => {
  await expect(fits(args)).rejects.toThrow(sentence);
});
