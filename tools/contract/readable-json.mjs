const WIDTH = 160;
const STEP = ' ';
const SHORT = 40;
/** What stands this deep begins its line: the parts of a document, its paths, the names of its schemas. */
const FLAT = 2;

/** JSON as people read it: what fits stays on one line, and short words of a list share lines. */
export const readableJson = (value) => `${written(value, 0, 0)}\n`;

/** `used` says how much of the first line is taken before the value begins. */
function written(value, depth, used) {
  const indent = indentOf(depth);
  const line = inline(value);
  if (indent.length + used + line.length < WIDTH || !isNested(value)) return line;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const entries = Array.isArray(value)
    ? value.map((item) => ({ text: written(item, depth + 1, 0), isWord: isWord(item) }))
    : Object.entries(value).map(([key, item]) => {
        const name = `${JSON.stringify(key)}:`;
        return { text: name + written(item, depth + 1, name.length), isWord: isWord(item) };
      });
  return `${open}\n${filled(entries, indentOf(depth + 1))}\n${indent}${close}`;
}

const indentOf = (depth) => STEP.repeat(Math.max(0, depth - FLAT));

/** Entries in lines: words one after the other, anything else on a line of its own. */
function filled(entries, indent) {
  const lines = [];
  let sharing = false;
  for (const { text, isWord } of entries) {
    const last = lines.at(-1) ?? '';
    if (sharing && isWord && last.length + text.length + 2 < WIDTH) lines[lines.length - 1] = `${last} ${text},`;
    else lines.push(`${indent}${text},`);
    sharing = isWord;
  }
  return lines.join('\n').slice(0, -1);
}

/** A value that may share its line with others: a plain one, a short list, a reference. */
const isWord = (value) => !isNested(value) || '$ref' in value || (Array.isArray(value) && inline(value).length < SHORT);
const isNested = (value) => typeof value === 'object' && value !== null && Object.keys(value).length > 0;

function inline(value) {
  if (!isNested(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  return `{${Object.entries(value)
    .map(([key, item]) => `${JSON.stringify(key)}:${inline(item)}`)
    .join(', ')}}`;
}
