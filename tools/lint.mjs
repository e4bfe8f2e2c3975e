import './ready.mjs';

const { LINT_PARTS } = await import('./lint/parts.mjs');
const { runParts } = await import('./lint/run-parts.mjs');

const { failed } = await runParts(LINT_PARTS);
process.exitCode = failed ? 1 : 0;
