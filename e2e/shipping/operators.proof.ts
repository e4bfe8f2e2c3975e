import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from '../product';
import { proof, type Figure } from '../trust/figure';

const run = promisify(execFile);

/** A command of this repository that ends with 0 when what it promises holds, and its last line. */
async function said(script: string): Promise<{ readonly met: boolean; readonly line: string }> {
  const lastOf = (text: string): string => text.trim().split('\n').at(-1) ?? '';
  try {
    const { stdout } = await run('npm', ['run', '-s', script], {
      cwd: ROOT,
      env: { ...process.env, NODE_OPTIONS: '' },
      maxBuffer: 10_000_000,
    });
    return { met: true, line: lastOf(stdout) };
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return { met: false, line: lastOf(`${stdout}\n${stderr}`) };
  }
}

/** Each holds a control of its own. */
const COMMANDS = {
  'test:pruned': 'the server with its own packages alone',
  'test:traces': 'traces of a call, without what a person typed',
} as const;

export default proof('What operators get', async ({ full }): Promise<Figure[]> => {
  if (!full) return [];
  const figures: Figure[] = [];
  for (const [script, name] of Object.entries(COMMANDS)) {
    const { met, line } = await said(script);
    figures.push({ name: `${name} (npm run ${script})`, found: line, met, controls: [] });
  }
  return figures;
});
