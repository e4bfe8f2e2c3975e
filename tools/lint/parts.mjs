import { checkAppointmentWrites } from './appointment-writes.mjs';
import { checkBoundaries } from './boundaries.mjs';
import { checkColours } from './colours.mjs';
import { checkHouse } from './house.mjs';
import { runProgram, runTool } from './run-tool.mjs';

const linesOf = ({ code, out }) => (code === 0 ? [] : out.split('\n').filter(Boolean));

let looked;

/** What ESLint ('rules') or the compiler ('types') complains of: one program finds out both. */
async function codeProblems(kind) {
  const { code, stdout, out } = await (looked ??= runProgram('tools/lint/code.mjs'));
  if (code !== 0) throw new Error(out);
  return JSON.parse(stdout)[kind].split('\n').filter(Boolean);
}

/** The parts of lint; each answers its problems, one a line. The slow ones come first. */
export const LINT_PARTS = [
  { name: 'eslint', run: () => codeProblems('rules') },
  {
    name: 'format',
    run: async () =>
      linesOf(
        await runTool('prettier/bin/prettier.cjs', [
          '--list-different',
          '--cache',
          '--cache-location',
          '.cache/prettier',
          '--cache-strategy',
          'content',
          '.',
        ]),
      ).map((line) => `${line}: npm run format`),
  },
  { name: 'import boundaries', run: checkBoundaries },
  { name: 'types', run: () => codeProblems('types') },
  { name: 'house', run: async () => checkHouse() },
  { name: 'colours', run: checkColours },
  { name: 'who writes appointments', run: async () => checkAppointmentWrites() },
];
