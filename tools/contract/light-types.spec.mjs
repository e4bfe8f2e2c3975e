import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../start/aliases.mjs';

/** The light pages take types alone from the generated client: where they meet the API. */
const PAGES = ['mfe-public-booking/src/page/browser.tsx', 'shell/src/landing/use-enquiry.ts', 'shell/src/login/sign-in.ts'];

/** Fields that the contract could name otherwise, or ask for: [file of the client, text, other text, file that breaks]. */
const BOOKING = 'libs/api/src/booking.ts';
const CHANGES = [
  [BOOKING, '  nextFree: string | null;', '  nextStart: string | null;', 'mfe-public-booking/src/page/doctor-card.tsx'],
  [BOOKING, '  starts: SlotStart[];', '  times: SlotStart[];', 'mfe-public-booking/src/page/sheet/slot-grid.tsx'],
  [BOOKING, '  holdId?: string | null;', '  hold?: string | null;', 'mfe-public-booking/src/page/attempt.ts'],
  ['libs/api/src/enquiries.ts', 'CreateEnquiry = {', 'CreateEnquiry = {\n  reason: string;', 'shell/src/landing/use-enquiry.ts'],
  [
    'libs/api/src/auth.ts',
    'white space counts. */\n  password: string;',
    'white space counts. */\n  secret: string;',
    'shell/src/login/sign-in.ts',
  ],
];

const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.base.json'), ts.sys.readFile);
const options = { ...ts.parseJsonConfigFileContent(config, ts.sys, ROOT).options, types: ['node'] };
const host = ts.createCompilerHost(options);
const read = new Map();

/** The text of a file of the client after the changes. */
function changed(path, changes) {
  let text = ts.sys.readFile(path);
  for (const [file, from, to] of changes.filter(([file]) => path === join(ROOT, file))) {
    if (!text.includes(from)) throw new Error(`${file} has no «${from}»`);
    text = text.replace(from, to);
  }
  return text;
}

/** The files of the pages that do not compile after the changes; without them all do, as lint finds. */
function brokenBy(changes) {
  const getSourceFile = (path, language) => {
    if (changes.some(([file]) => path === join(ROOT, file))) return ts.createSourceFile(path, changed(path, changes), language);
    if (!read.has(path)) read.set(path, host.getSourceFile(path, language));
    return read.get(path);
  };
  const rootNames = PAGES.map((page) => join(ROOT, page));
  const program = ts.createProgram({ rootNames, options, host: { ...host, getSourceFile } });
  const ours = program.getSourceFiles().filter(({ fileName }) => /\/(?:mfe-public-booking|shell)\/src\//u.test(fileName));
  return ours.filter((source) => program.getSemanticDiagnostics(source).length > 0).map(({ fileName }) => fileName.slice(ROOT.length + 1));
}

it('a field that the contract names otherwise breaks the page that reads or sends it', () => {
  expect(brokenBy(CHANGES)).toEqual(expect.arrayContaining(CHANGES.map(([, , , page]) => page)));
});
