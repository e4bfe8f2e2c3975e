import { readFileSync } from 'node:fs';
import { ROOT } from '../start/aliases.mjs';
import { codeFiles } from './code-files.mjs';

const CLOCK = 'libs/domain/src/clock.ts';
const SHOWN = /^(?:shell|mfe-[^/]+|libs\/[^/]+)\/.*\.tsx?$/u;
const FREE = /^libs\/(?:domain\/src\/clock\.ts|testing\/)|\.spec\.tsx?$|\/testing\/|\/booking-fixture\.ts$/u;

/** What would show an instant on another clock than the hospital's. */
const OTHER_CLOCKS = [
  /\.(?:slice|substring|substr)\([^,()]+, (?:10|16)\)/u,
  /\.toLocale(?:Date|Time)String\(/u,
  /\.get(?:Hours|Minutes|Date|Day|Month|FullYear|TimezoneOffset)\(\)/u,
  /\bIntl\.DateTimeFormat\b/u,
  /\bfrom '(?:dayjs|moment|luxon|date-fns)/u,
];

/** The lines of a text that show an instant by themselves. */
export const ownInstants = (text) =>
  text.split('\n').flatMap((line, index) => (OTHER_CLOCKS.some((pattern) => pattern.test(line)) ? [index + 1] : []));

/** An instant is formatted in one place, which asks for the zone. */
export function checkInstants() {
  const files = codeFiles(ROOT, /\.tsx?$/u).map((file) => file.slice(ROOT.length + 1));
  return files
    .filter((file) => SHOWN.test(file) && !FREE.test(file))
    .flatMap((file) =>
      ownInstants(readFileSync(`${ROOT}/${file}`, 'utf8')).map(
        (line) => `${file}:${line}: an instant is shown by ${CLOCK} and libs/ui/src/look/formats.ts, which know the zone`,
      ),
    );
}
