import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../start/failure.mjs';
import { formatted } from './formatted.mjs';

const depthOf = (line) => line.search(/\S/u);
const keyOf = (line) => line.trim().replace(/^'/u, '');

/**
 * `text` with one more line in the block that begins with the first line like `opening` and ends with the next one like
 * `closing`: before the line like `before`, at its place in the alphabet when `sorted`, else at the end.
 */
export function withLine(text, { opening, closing = /^[\]})]/u, before, sorted = false, line }) {
  const lines = text.split('\n');
  const first = lines.findIndex((one) => opening.test(one));
  const last = lines.findIndex((one, index) => first >= 0 && index > first && closing.test(one));
  if (last < 0) throw new Failure(`There is no place for “${line.trim()}” any more: look for ${opening} by hand.`);
  const isLater = (one) =>
    before ? before.test(one) : sorted && depthOf(one) === depthOf(line) && /^[\w']/u.test(one.trim()) && keyOf(one) > keyOf(line);
  const later = lines.slice(first + 1, last).findIndex(isLater);
  return lines.toSpliced(later < 0 ? last : first + 1 + later, 0, line).join('\n');
}

/** The files of `edits` (path → one edit or several, each an argument of `withLine`) as they are to be, by path. */
export async function edited(root, edits) {
  const texts = {};
  for (const [path, all] of Object.entries(edits)) {
    const text = [all].flat().reduce((before, edit) => withLine(before, edit), readFileSync(join(root, path), 'utf8'));
    texts[path] = await formatted(path, text);
  }
  return texts;
}
