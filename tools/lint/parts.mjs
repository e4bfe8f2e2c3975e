import { checkAppointmentWrites } from './appointment-writes.mjs';
import { checkBoundaries } from './boundaries.mjs';
import { checkHouse } from './house.mjs';
import { runTool } from './run-tool.mjs';

const linesOf = ({ code, out }) => (code === 0 ? [] : out.split('\n').filter(Boolean));

/** The parts of lint; each answers its problems, one per line. The slow ones come first. */
export const LINT_PARTS = [
  {
    name: 'eslint',
    run: async () =>
      linesOf(
        await runTool('eslint/bin/eslint.js', [
          '.',
          '--max-warnings=0',
          '--cache',
          '--cache-location',
          '.cache/eslint',
          '--cache-strategy',
          'content',
        ]),
      ),
  },
  { name: 'types', run: async () => linesOf(await runTool('typescript/bin/tsc', ['-p', 'tsconfig.json', '--pretty', 'false'])) },
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
  { name: 'house', run: async () => checkHouse() },
  { name: 'who writes appointments', run: async () => checkAppointmentWrites() },
];
