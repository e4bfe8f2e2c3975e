import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../aliases.mjs';
import { codeProblems, formatProblems } from './parts.mjs';
import { runParts } from './run-parts.mjs';

/** Format, types and rules of one project: `node tools/lint/project.mjs mfe-agent`. */
const [folder] = process.argv.slice(2);
const args = existsSync(join(ROOT, folder, 'tsconfig.json')) ? ['--project', folder] : [folder];
const { failed } = await runParts([
  { name: `format of ${folder}`, run: () => formatProblems([folder]) },
  { name: `rules of ${folder}`, run: () => codeProblems('rules', args) },
  { name: `types of ${folder}`, run: () => codeProblems('types', args) },
]);
process.exitCode = failed ? 1 : 0;
