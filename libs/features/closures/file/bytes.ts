/** What a file says, as text. */
export interface FileText {
  readonly text: string;
  /** It is no Unicode: names may have other letters than their writer meant. */
  readonly guessed: boolean;
}

/** Signs at the beginning of a file that say how its letters are written. */
const MARKS = [
  { label: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { label: 'utf-16le', bytes: [0xff, 0xfe] },
  { label: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;

const beginsWith = (file: Uint8Array, bytes: readonly number[]): boolean => bytes.every((byte, at) => file[at] === byte);

/** Of UTF-16 without a mark every second byte of its first letters is empty. */
function unmarked(file: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = [file[0], file[1]];
  if (file.length < 4 || first === undefined || second === undefined) return null;
  if (first !== 0 && second === 0 && file[3] === 0) return 'utf-16le';
  return first === 0 && second !== 0 && file[2] === 0 ? 'utf-16be' : null;
}

/** Reads the letters as the file marks them, else as UTF-8, else as Windows does: Excel and Outlook still write so. */
export function textOf(file: Uint8Array): FileText {
  const label = MARKS.find(({ bytes }) => beginsWith(file, bytes))?.label ?? unmarked(file);
  if (label) return { text: new TextDecoder(label).decode(file), guessed: false };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(file), guessed: false };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(file), guessed: true };
  }
}

/** A workbook of Excel or Numbers, new (a ZIP archive) or old: no text at all. */
export const isWorkbook = (file: Uint8Array): boolean =>
  beginsWith(file, [0x50, 0x4b, 0x03, 0x04]) || beginsWith(file, [0xd0, 0xcf, 0x11, 0xe0]);

const [CR, LF, TAB, BLANK] = [0x0d, 0x0a, 0x09, 0x20];

/** Where the fold that begins at `at` ends: a line break and one blank (RFC 5545, 3.1). Otherwise `at`. */
function afterFold(file: Uint8Array, at: number): number {
  if (file[at] !== CR && file[at] !== LF) return at;
  const next = file[at] === CR && file[at + 1] === LF ? at + 2 : at + 1;
  return file[next] === BLANK || file[next] === TAB ? next + 1 : at;
}

/** A line of a file, and where it begins there, from 1. */
export interface TextLine {
  readonly line: number;
  readonly text: string;
}

/** For each line that is left: where it began. */
function lineNumbers(file: Uint8Array): { readonly bytes: Uint8Array; readonly numbers: readonly number[] } {
  const bytes = new Uint8Array(file.length);
  const numbers = [1];
  let [length, line] = [0, 1];
  for (let at = 0; at < file.length;) {
    const next = afterFold(file, at);
    if (next > at) {
      line += 1;
      at = next;
      continue;
    }
    const byte = file[at] ?? 0;
    bytes[length++] = byte;
    at += 1;
    if (byte !== LF && (byte !== CR || file[at] === LF)) continue;
    line += 1;
    numbers.push(line);
  }
  return { bytes: bytes.subarray(0, length), numbers };
}

/**
 * The lines of a calendar with their folds taken out. That is done before its letters are read: a fold stands after 75 bytes,
 * which can be in the middle of a letter.
 */
export function unfoldedLines(file: Uint8Array): { readonly lines: readonly TextLine[]; readonly guessed: boolean } {
  const wide = MARKS.slice(1).some(({ bytes }) => beginsWith(file, bytes)) || unmarked(file) !== null;
  const { bytes, numbers } = lineNumbers(wide ? new TextEncoder().encode(textOf(file).text) : file);
  const { text, guessed } = textOf(bytes);
  return { lines: text.split(/\r\n|\r|\n/u).map((one, index) => ({ line: numbers[index] ?? 0, text: one })), guessed };
}
