import { codeProblems, formatProblems } from './parts.mjs';
import { runParts } from './run-parts.mjs';

/** Format, types and rules of one project: `node tools/lint/project.mjs mfe-agent`. */
const [folder] = process.argv.slice(2);
const { failures } = await runParts([
  { name: `format of ${folder}`, run: () => formatProblems([folder]) },
  { name: `rules of ${folder}`, run: () => codeProblems('rules', [folder]) },
  { name: `types of ${folder}`, run: () => codeProblems('types', [folder]) },
]);
process.exitCode = failures.length > 0 ? 1 : 0;
