import type { DateOrder } from '@arogya/domain/holidays/found-lines';
import type { ImportedFile } from '@arogya/domain/holidays/import';
import { FILE_EMPTY, FILE_TOO_LARGE, FILE_UNREADABLE } from '@arogya/domain/holidays/texts';
import type { HospitalDays } from './close-values';
import { LARGEST_FILE } from './file/limits';

/** A file that was read, or why it could not be. */
export interface ReadFile extends ImportedFile {
  readonly name: string;
  /** Reads it again, with what somebody has said about its dates. */
  readonly again: (order: DateOrder) => ReadFile;
}

const notRead = (name: string, problem: string): ReadFile => {
  const file: ReadFile = { name, lines: [], notes: [], question: null, problem, again: () => file };
  return file;
};

type Reader = typeof import('./file/read-closed-days').readClosedDays;

function readAs(read: Reader, name: string, bytes: Uint8Array, place: HospitalDays, order: DateOrder | null): ReadFile {
  const { zone, today, closed } = place;
  const file = read(bytes, { zone, today, known: closed.map(({ day }) => day) }, order);
  const problem = file.problem ?? (file.lines.length === 0 ? FILE_EMPTY : null);
  return { ...file, name, problem, again: (answer) => readAs(read, name, bytes, place, answer) };
}

/** Reads a file of closed days; what is too large is not even opened. Its readers are loaded with the first one. */
export async function readFile(file: File, place: HospitalDays): Promise<ReadFile> {
  if (file.size > LARGEST_FILE) return notRead(file.name, FILE_TOO_LARGE);
  try {
    const [bytes, { readClosedDays }] = await Promise.all([file.arrayBuffer(), import('./file/read-closed-days')]);
    return readAs(readClosedDays, file.name, new Uint8Array(bytes), place, null);
  } catch {
    return notRead(file.name, FILE_UNREADABLE);
  }
}
