import { checkAppointmentWrites } from './appointment-writes.mjs';
import { checkSurface } from '../contract/write-surface.mjs';
import { checkLanguages } from '../languages/main.mjs';
import { checkContract } from '../contract/files.mjs';
import { checkBoundaries } from './boundaries.mjs';
import { lookThrough } from './code.mjs';
import { checkColours } from './colours.mjs';
import { checkEnglishTexts } from './english-texts.mjs';
import { checkHouse } from './house.mjs';
import { checkInstants } from './instants.mjs';
import { checkLoneTexts } from './lone-texts.mjs';
import { runTool } from './run-tool.mjs';

const linesOf = ({ code, out }) => (code === 0 ? [] : out.split('\n').filter(Boolean));

let looked;

/** What the linter ('rules') or the compiler ('types') complains of: one program finds out both. */
export const codeProblems = async (kind, paths = ['.']) => (await (looked ??= lookThrough(paths)))[kind];

/** Which of these files and folders are not as the formatter writes them. */
export const formatProblems = async (paths) =>
  linesOf(await runTool('oxfmt/bin/oxfmt', ['--list-different', '--no-error-on-unmatched-pattern', ...paths])).map(
    (line) => `${line}: npm run format`,
  );

/** The rules that look at the whole at once. */
const WHOLE_PARTS = [
  { name: 'import boundaries', run: checkBoundaries },
  { name: 'house', run: async () => checkHouse() },
  { name: 'what micro-frontends share', run: async () => checkSurface() },
  { name: 'colours', run: checkColours },
  { name: 'clocks', run: async () => checkInstants() },
  { name: 'texts that a browser translates', run: async () => checkLoneTexts() },
  { name: 'languages', run: checkLanguages },
  { name: 'texts in no catalogue', run: async () => checkEnglishTexts() },
  { name: 'who writes appointments', run: async () => checkAppointmentWrites() },
];

/** The parts of lint; each answers its problems, one a line. The slowest comes first, and last what waits for it. */
export const LINT_PARTS = [
  { name: 'rules', run: () => codeProblems('rules') },
  { name: 'format', run: () => formatProblems(['.']) },
  { name: 'openapi.json and libs/api are up to date and sound', run: checkContract },
  ...WHOLE_PARTS,
  { name: 'types', run: () => codeProblems('types') },
];
