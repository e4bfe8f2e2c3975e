import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { ROOT } from '../start/aliases.mjs';
import { Failure } from '../start/failure.mjs';

const { ignorePatterns: _, ...STYLE } = JSON.parse(readFileSync(join(ROOT, '.oxfmtrc.json'), 'utf8'));

/** A text as the formatter leaves it, by the name of its file; of other files than these it stays as it is. */
export async function formatted(path, text) {
  if (!/\.(?:[cm]?[jt]sx?|json|css)$/u.test(path)) return text;
  const { code, errors } = await format(path, text, STYLE);
  if (errors.length > 0) throw new Failure(`${path} cannot be formatted: ${errors[0].message}`);
  return code;
}
