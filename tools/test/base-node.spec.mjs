import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../aliases.mjs';
import { NODES } from '../test-node/nodes.mjs';
import { machineNode, runWith, runsTests, specsNode } from './base-node.mjs';

const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const oldest = engines.node.replace('>=', '');

it('each Node that is supported runs the tests itself, and newer ones; the oldest that only starts the product does not', () => {
  for (const version of Object.values(NODES)) expect(runsTests(version)).toBe(true);
  expect(runsTests('28.0.0')).toBe(true);
  expect(runsTests(oldest)).toBe(false);
});

it('whose own Node runs the tests has their specs on it, too', async () => {
  const fetched = process.env.MACHINE_NODE;
  delete process.env.MACHINE_NODE;
  try {
    expect(await specsNode()).toBe(process.execPath);
  } finally {
    if (fetched) process.env.MACHINE_NODE = fetched;
  }
});

it('what runs with another Node finds it first, and knows that of whoever runs the tests', async () => {
  const shown = 'process.exitCode = process.env.PATH.startsWith(require("node:path").dirname(process.execPath)) ? 7 : 1';
  expect(await runWith(process.execPath, ['-e', shown])).toBe(7);
  expect(
    await runWith(process.execPath, ['-e', `process.exitCode = process.env.MACHINE_NODE === ${JSON.stringify(machineNode())} ? 8 : 1`]),
  ).toBe(8);
});
