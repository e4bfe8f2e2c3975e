import { writeFileSync } from 'node:fs';
import '../start/ready.mjs';

const { LINT_PARTS } = await import('./parts.mjs');
const { runParts } = await import('./run-parts.mjs');

/** `npm run lint`: rules, types, form, boundaries and the contract. `--report=<file>` gets the counts, for `npm test`. */
const { passed, failures } = await runParts(LINT_PARTS);
const report = process.argv.find((word) => word.startsWith('--report='))?.slice('--report='.length);
if (report) writeFileSync(report, JSON.stringify({ passed, failures }));
process.exitCode = failures.length > 0 ? 1 : 0;
