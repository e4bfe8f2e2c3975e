/** A column of an export: its heading and the SQL that fills it. */
export type CsvColumns = Readonly<Record<string, string>>;

/**
 * A cell that a spreadsheet would run as a formula gets an apostrophe in front, unless it is a phone number: a plain
 * rule would spoil every +91.
 */
const guarded = (expression: string): string =>
  `(select case when c ~ '^[=@\\t\\r\\n]|^[+-](?![0-9 ()-]*$)' then '''' || c else c end from (select (${expression})::text as c) as cell)`;

const quoted = (heading: string): string => `"${heading.replaceAll('"', '""')}"`;

/** `COPY … TO STDOUT` takes no parameters: only constants of this folder go into it, nothing of a request. */
export function copyStatement(columns: CsvColumns, from: string): string {
  const cells = Object.entries(columns).map(([heading, expression]) => `${guarded(expression)} as ${quoted(heading)}`);
  return `copy (select ${cells.join(', ')} ${from}) to stdout with (format csv, header true)`;
}
