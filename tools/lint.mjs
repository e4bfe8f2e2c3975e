import { LINT_PARTS } from './lint/parts.mjs';
import { runParts } from './lint/run-parts.mjs';

const { failed } = await runParts(LINT_PARTS);
process.exitCode = failed ? 1 : 0;
