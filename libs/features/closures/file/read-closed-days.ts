import type { DateOrder, FoundFile } from '@arogya/domain/holidays/found-lines';
import { linesOf, type ImportedFile, type ImportContext } from '@arogya/domain/holidays/import';
import { FILE_IS_WORKBOOK, FILE_TOO_LARGE, OTHER_LETTERS } from '@arogya/domain/holidays/texts';
import { isWorkbook, textOf, unfoldedLines } from './bytes';
import { readIcs } from './ics-file';
import { LARGEST_FILE } from './limits';
import { readTable } from './table-file';

const isCalendar = (text: string): boolean => /^\uFEFF?\s*BEGIN:VCALENDAR/iu.test(text);

function foundIn(file: Uint8Array, importing: ImportContext, answered: DateOrder | null): FoundFile {
  if (file.length > LARGEST_FILE) return { found: [], problem: FILE_TOO_LARGE };
  if (isWorkbook(file)) return { found: [], problem: FILE_IS_WORKBOOK };
  const { text, guessed } = textOf(file);
  if (!isCalendar(text)) return noted(readTable(text, answered), guessed);
  const calendar = unfoldedLines(file);
  return noted(readIcs(calendar.lines, importing), calendar.guessed);
}

const noted = (file: FoundFile, guessed: boolean): FoundFile =>
  guessed ? { ...file, notes: [...(file.notes ?? []), OTHER_LETTERS] } : file;

/** What a file of closed days would do, line by line: an .ics calendar, or a table. Nothing is changed. */
export const readClosedDays = (file: Uint8Array, importing: ImportContext, answered: DateOrder | null = null): ImportedFile =>
  linesOf(foundIn(file, importing, answered), importing);
