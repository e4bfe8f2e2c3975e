/** A property of an event: `DTSTART;VALUE=DATE:20261108`. */
export interface Property {
  readonly value: string;
  readonly params: Readonly<Record<string, string>>;
}

export interface IcsEvent {
  /** The line of its BEGIN, from 1. */
  readonly line: number;
  /** By name, in capitals; each with the first of its values. */
  readonly properties: Readonly<Record<string, Property>>;
  /** All values of EXDATE. */
  readonly skipped: readonly string[];
}

interface Line {
  readonly line: number;
  readonly text: string;
}

/** The lines of a file; one that begins with a blank belongs to the one before (RFC 5545, 3.1). */
function unfolded(file: string): Line[] {
  const lines: { line: number; text: string }[] = [];
  for (const [index, text] of file.split(/\r\n|\r|\n/u).entries()) {
    const last = lines.at(-1);
    if (last && /^[ \t]/u.test(text)) last.text += text.slice(1);
    else lines.push({ line: index + 1, text });
  }
  return lines;
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

/** The events of a calendar file; parts of an event, such as its alarm, are left out. */
export function eventsOf(file: string): IcsEvent[] {
  const events: IcsEvent[] = [];
  let open: { line: number; properties: Record<string, Property>; skipped: string[] } | null = null;
  let inside = 0;
  for (const { line, text } of unfolded(file)) {
    const property = propertyOf(text);
    if (!property) continue;
    const { name, value } = property;
    if (!open) {
      if (name === 'BEGIN' && value.trim().toUpperCase() === 'VEVENT') open = { line, properties: {}, skipped: [] };
    } else if (name === 'BEGIN') inside += 1;
    else if (name === 'END' && inside > 0) inside -= 1;
    else if (name === 'END') {
      events.push(open);
      open = null;
    } else if (inside === 0) {
      if (name === 'EXDATE') open.skipped.push(...value.split(','));
      open.properties[name] ??= property;
    }
  }
  return events;
}

/** A TEXT value as a person reads it, in one line. */
export const plain = (value: string): string =>
  value
    .replace(/\\(.)/gu, (_, escaped: string) => (escaped === 'n' || escaped === 'N' ? ' ' : escaped))
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
