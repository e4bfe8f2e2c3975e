import { isDay, minutesFrom, timeOf, type Day } from '@arogya/domain/clock';
import type { Found, FoundDay } from './found';

const COLUMNS = ['date', 'name', 'from', 'to'] as const;
type ColumnName = (typeof COLUMNS)[number];

/** The sign between the cells: the one that the first line has most of. */
function separatorOf(first: string): string {
  const count = (sign: string): number => first.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** The cells of a line; a cell in double quotes may hold the separator, and two quotes for one. */
function cellsOf(line: string, separator: string): string[] {
  const cells = [''];
  let quoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at] ?? '';
    const last = cells.length - 1;
    if (sign === '"' && quoted && line[at + 1] === '"') {
      cells[last] += '"';
      at += 1;
    } else if (sign === '"') quoted = !quoted;
    else if (sign === separator && !quoted) cells.push('');
    else cells[last] += sign;
  }
  return cells.map((cell) => cell.replace(/\p{Cc}/gu, ' ').trim());
}

/** '08/11/2026', '8.11.2026' or '2026-11-08'; the day always comes before the month. Null when it is no date. */
export function dateFrom(typed: string): Day | null {
  const match = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/u.exec(typed);
  const day = match ? `${match[3]}-${match[2]?.padStart(2, '0')}-${match[1]?.padStart(2, '0')}` : typed;
  return isDay(day) ? day : null;
}

/** 'HH:MM' of '9:00', '13:30' or '1:30 PM'; null when it is no time. */
function timeFrom(typed: string): string | null {
  if (typed === '24:00') return typed;
  const match = /^(\d{1,2})[:.](\d{2})\s*(am|pm)?$/iu.exec(typed);
  if (!match) return null;
  const [, hours = '', minutes = '', half] = match;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hours);
  if (half && (Number(hours) < 1 || Number(hours) > 12)) return null;
  const time = minutesFrom(`${String(hour).padStart(2, '0')}:${minutes}`);
  return time === null ? null : timeOf(time);
}

function readRow(cell: (column: ColumnName) => string): readonly FoundDay[] | string {
  const day = dateFrom(cell('date'));
  if (!day) return cell('date') ? `${cell('date').slice(0, 20)} is not a date. Write 08/11/2026 or 2026-11-08` : 'The date is missing';
  const name = cell('name');
  if (!cell('from') && !cell('to')) return [{ day, name }];
  const [fromTime, toTime] = [timeFrom(cell('from')), timeFrom(cell('to'))];
  if (!fromTime || !toTime) return 'Write both times, such as 14:00, or neither';
  return fromTime < toTime ? [{ day, name, fromTime, toTime }] : 'It ends before it begins';
}

/** Which cell holds which column: as the first line names them, else date, name, from, to. */
function columnsOf(first: readonly string[]): { readonly named: boolean; readonly at: (column: ColumnName) => number } {
  const names = first.map((cell) => cell.toLowerCase());
  const named = names.includes('date');
  return { named, at: (column) => (named ? names.indexOf(column) : COLUMNS.indexOf(column)) };
}

/** The lines of a table as closed days: date, name, from, to. */
export function readCsv(file: string): Found[] {
  const lines = file
    .replace(/^\uFEFF/u, '')
    .split(/\r\n|\r|\n/u)
    .map((text, index) => ({ line: index + 1, text }))
    .filter(({ text }) => text.replace(/[\s,;]/gu, '') !== '');
  const separator = separatorOf(lines[0]?.text ?? '');
  const { named, at } = columnsOf(cellsOf(lines[0]?.text ?? '', separator));
  return lines.slice(named ? 1 : 0).map(({ line, text }) => {
    const cells = cellsOf(text, separator);
    return { line, text: cells.filter(Boolean).join(' · '), days: readRow((column) => cells[at(column)] ?? '') };
  });
}
