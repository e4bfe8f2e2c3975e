/** What `must` says of `value`: at most, or, where the row says so, at least or exactly. */
const SIGNS = { most: '≤', least: '≥', exactly: '=' };
const MEETS = { most: (value, must) => value <= must, least: (value, must) => value >= must, exactly: (value, must) => value === must };

/** What costs at most a quarter more than its must is looked at, and fails nothing: so much one machine differs from another. */
const LOOK = 1.25;

const isMet = ({ value, must, kind = 'most' }) => (must === undefined ? undefined : MEETS[kind](value, must));
const isNear = ({ value, must, kind = 'most' }) => kind === 'most' && value <= must * LOOK;
const mark = (row) => (row.must === undefined ? '' : isMet(row) ? '✓' : isNear(row) ? 'look' : '✗');
const mustOf = ({ must, kind = 'most' }) => (must === undefined ? '' : `${SIGNS[kind]} ${must}`);

/** Prints the table of figures, what stands behind each, and answers whether none is to be mended. */
export function report(rows) {
  const all = [
    ['figure', '', 'spread', 'peer', 'must', ''],
    ...rows.map((row) => [row.name, String(row.figure), row.spread ?? '', row.peer ?? '', mustOf(row), mark(row)]),
  ];
  const filled = all[0].map((title, column) => title !== 'peer' || all.slice(1).some((line) => line[column] !== ''));
  const lines = all.map((line) => line.filter((_, column) => filled[column]));
  const widths = lines[0].map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  const print = (line) => console.log(`| ${line.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`);
  console.log('');
  print(lines[0]);
  console.log(`|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`);
  lines.slice(1).forEach(print);
  console.log('');
  for (const { name, notes = [] } of rows) for (const note of notes) console.log(`- ${name}: ${note}`);
  return rows.every((row) => isMet(row) !== false || isNear(row));
}

export const asJson = (rows, options) =>
  JSON.stringify({ at: new Date().toISOString(), options, rows: rows.map((row) => ({ ...row, met: isMet(row) })) }, null, 2);
