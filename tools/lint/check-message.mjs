import { readFileSync } from 'node:fs';
import { subjectProblem } from './subject.mjs';

const problem = subjectProblem(readFileSync(process.argv[2], 'utf8'));
if (problem) {
  console.error(`The commit's subject ${problem}. Without this check: git commit --no-verify`);
  process.exitCode = 1;
}
