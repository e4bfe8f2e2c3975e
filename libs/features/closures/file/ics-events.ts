import type { TextLine } from './bytes';
import { oneLine } from './one-line';

/** A property of an event: `DTSTART;VALUE=DATE:20261108`. */
export interface Property {
  readonly value: string;
  readonly params: Readonly<Record<string, string>>;
}

/** An event of a calendar, or the description of one of its time zones. */
export interface Component {
  /** The line of its BEGIN, from 1. */
  readonly line: number;
  readonly name: string;
  /** By name, in capitals; each with the first of its values. */
  readonly properties: Readonly<Record<string, Property>>;
  /** All values of EXDATE. */
  readonly skipped: readonly string[];
  /** Of a time zone: its distances from UTC, in its parts. */
  readonly offsets: readonly string[];
  /** Its END is there: the file was not cut off within it. */
  readonly whole: boolean;
}

export interface Calendar {
  readonly events: readonly Component[];
  readonly zones: readonly Component[];
  /** All of it is taken back: METHOD:CANCEL. */
  readonly cancelled: boolean;
}

const NAME = /^([A-Za-z0-9-]+)((?:;[^=;:]+=(?:"[^"]*"|[^";:]*))*):(.*)$/u;

function propertyOf(text: string): (Property & { readonly name: string }) | null {
  const match = NAME.exec(text);
  if (!match) return null;
  const [, name = '', params = '', value = ''] = match;
  const pairs = [...params.matchAll(/;([^=;:]+)=("[^"]*"|[^";:]*)/gu)].map(([, key = '', one = '']) => [
    key.toUpperCase(),
    one.replace(/^"|"$/gu, ''),
  ]);
  return { name: name.toUpperCase(), value, params: Object.fromEntries(pairs) as Record<string, string> };
}

/** Lines that are no property belong to the one before: some programs break a long text without the blank of a fold. */
function joined(lines: readonly TextLine[]): TextLine[] {
  const all: { line: number; text: string }[] = [];
  for (const { line, text } of lines) {
    const last = all.at(-1);
    if (last && text.trim() && !NAME.test(text)) last.text += ` ${text}`;
    else all.push({ line, text });
  }
  return all;
}

type OpenComponent = Component & { properties: Record<string, Property>; skipped: string[]; offsets: string[] };

const READ = ['VEVENT', 'VTIMEZONE'];

/** The events and time zones of a calendar; parts of an event, such as its alarm, are left out. */
export function calendarOf(lines: readonly TextLine[]): Calendar {
  const all: Component[] = [];
  let open: OpenComponent | null = null;
  let inside = 0;
  let cancelled = false;
  const close = (whole: boolean): void => {
    if (open) all.push({ ...open, whole });
    [open, inside] = [null, 0];
  };
  for (const { line, text } of joined(lines)) {
    const property = propertyOf(text);
    if (!property) continue;
    const { name, value } = property;
    const said = value.trim().toUpperCase();
    if (name === 'BEGIN' && READ.includes(said)) {
      close(false);
      open = { line, name: said, properties: {}, skipped: [], offsets: [], whole: false };
    } else if (name === 'METHOD' && !open) cancelled = said === 'CANCEL';
    else if (open) inside = take(open, inside, property, close);
  }
  close(false);
  return { events: all.filter(({ name }) => name === 'VEVENT'), zones: all.filter(({ name }) => name === 'VTIMEZONE'), cancelled };
}

/** Takes one line of an open component; answers how deep in its parts the next one is. */
function take(
  open: OpenComponent,
  inside: number,
  property: Property & { readonly name: string },
  close: (whole: boolean) => void,
): number {
  const { name, value } = property;
  if (name === 'BEGIN') return inside + 1;
  if (name === 'END' && inside > 0) return inside - 1;
  if (name === 'END') {
    close(true);
    return 0;
  }
  if (name === 'TZOFFSETTO') open.offsets.push(value.trim());
  if (inside > 0) return inside;
  if (name === 'EXDATE') open.skipped.push(...value.split(','));
  open.properties[name] ??= property;
  return 0;
}

/** A TEXT value as a person reads it, in one line. */
export const plain = (value: string): string =>
  oneLine(value.replace(/\\(.)/gu, (_, escaped: string) => (escaped === 'n' || escaped === 'N' ? ' ' : escaped)));
