/** Things that nobody else is called, to be looked for where they must not be. */
export interface Canaries {
  readonly name: string;
  readonly phone: string;
  readonly password: string;
  readonly email: string;
  readonly symptoms: string;
  readonly search: string;
  readonly code: string;
  /** The token of a link to an appointment. */
  readonly token: string;
}

export function canariesOf(tag: string): Canaries {
  const digits = String((Number.parseInt(tag, 16) % 90_000_000) + 10_000_000);
  return {
    name: `Kanari${tag}`,
    phone: `+91 96${digits.slice(0, 3)} ${digits.slice(3)}`,
    password: `Secret-${tag}-phrase`,
    email: `mail-${tag}@example.in`,
    symptoms: `Ache${tag}`,
    search: `Such${tag}`,
    code: digits.slice(0, 6),
    token: `Link-${tag}-${digits}`.padEnd(23, 'k').slice(0, 23),
  };
}

/** The ways in which a value may have been written: as it is, in capitals, in an address, its digits alone. */
function formsOf(value: string): string[] {
  const digits = value.startsWith('+') ? [value.replace(/\D/gu, ''), value.replace(/\D/gu, '').slice(2)] : [];
  return [value, value.toLowerCase(), value.toUpperCase(), encodeURIComponent(value), ...digits];
}

const MARKS = /[.*+?^${}()|[\]\\]/gu;

/** Digits count only when they stand alone: a process id or a time may hold the same ones. */
const patternOf = (form: string): RegExp => {
  const text = form.replace(MARKS, '\\$&');
  return /^\d+$/u.test(form) ? new RegExp(`(?<![\\d.a-f-])${text}(?![\\d.a-f-])`, 'u') : new RegExp(text, 'u');
};

/** What of it stands in the logs: where, and the line with it. */
export function findAll(logs: Readonly<Record<string, string>>, values: readonly string[]): string[] {
  const patterns = values.flatMap(formsOf).map(patternOf);
  return Object.entries(logs).flatMap(([log, text]) =>
    text
      .split('\n')
      .filter((line) => patterns.some((pattern) => pattern.test(line)))
      .map((line) => `${log}: ${line.slice(0, 200)}`),
  );
}
