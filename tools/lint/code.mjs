import { ROOT } from '../start/aliases.mjs';
import { runTool } from './run-tool.mjs';

/** A complaint of the compiler, which oxlint hands on under its number: `typescript(TS2322)`. */
const OF_COMPILER = /^typescript\(TS\d+\)$/u;

const placeOf = ({ filename, labels: [label] }) => [filename, label?.span.line, label?.span.column].filter(Boolean).join(':');

/**
 * Go's collector looks for what can be thrown away of types that are all kept to the end: a quarter of the work. It begins only
 * at the limit.
 */
const MEMORY = { GOGC: 'off', GOMEMLIMIT: '3GiB' };

/**
 * What oxlint says of these files and folders under `root`, one complaint a line: `types` the compiler's, `rules` its own. Throws what it
 * printed when it could not look.
 */
export async function lookThrough(paths, root = ROOT) {
  const { code, stdout, out } = await runTool(
    'oxlint/bin/oxlint',
    ['--format=json', '--disable-nested-config', '--no-error-on-unmatched-pattern', ...paths],
    MEMORY,
    root,
  );
  if (!stdout.startsWith('{')) throw new Error(`${out}\nexit code ${code}`);
  const found = { types: [], rules: [] };
  for (const complaint of JSON.parse(stdout).diagnostics) {
    const { code = 'a comment', message } = complaint;
    found[OF_COMPILER.test(code) ? 'types' : 'rules'].push(`${placeOf(complaint)}: ${message} (${code})`);
  }
  return found;
}
