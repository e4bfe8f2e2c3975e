import { PRODUCT } from '@arogya/domain/texts';

/** The data of a calendar entry for an appointment. */
export interface IcsAppointment {
  readonly id: string;
  /** As people read it, e.g. 'AD-100001'. */
  readonly number: string;
  /** ISO 8601 start and end. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly doctor: string;
  readonly hospital: string;
  readonly address?: string | null;
  readonly phone?: string | null;
  /** The version of the appointment: a calendar that has an earlier file takes this one. */
  readonly sequence?: number;
  /** The entry is taken out again. */
  readonly isCancelled?: boolean;
}

/** What an entry says, in the language of whoever has it. */
export interface IcsWords {
  readonly summary: (given: { doctor: string; hospital: string }) => string;
  readonly number: (given: { number: string }) => string;
  readonly early: () => string;
  readonly phone: (given: { phone: string }) => string;
}

const descriptionOf = ({ number, phone }: IcsAppointment, words: IcsWords): string =>
  [words.number({ number }), words.early(), ...(phone ? [words.phone({ phone })] : [])].join('\n');

/** The .ics file of an appointment (RFC 5545); `now` is ms since 1970. */
export function ics(appointment: IcsAppointment, words: IcsWords, now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${PRODUCT}//Booking//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${appointment.isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${appointment.id}@arogyadesk`,
    ...(appointment.sequence === undefined ? [] : [`SEQUENCE:${appointment.sequence}`]),
    ...(appointment.isCancelled ? ['STATUS:CANCELLED'] : []),
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(Date.parse(appointment.startsAt))}`,
    `DTEND:${utc(Date.parse(appointment.endsAt))}`,
    `SUMMARY:${escaped(words.summary(appointment))}`,
    `LOCATION:${escaped([appointment.hospital, appointment.address].filter(Boolean).join(', '))}`,
    `DESCRIPTION:${escaped(descriptionOf(appointment, words))}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const utc = (time: number): string => `${new Date(time).toISOString().slice(0, 19).replace(/[-:]/gu, '')}Z`;

/** TEXT values (RFC 5545, 3.3.11); other control characters are not allowed in a file. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/gu, '\\$&')
    .replace(/\r\n|\r|\n/gu, '\\n')
    .replace(/\p{Cc}/gu, (control) => (control === '\t' ? control : ''));

const LINE_OCTETS = 75;

/** Lines of at most 75 octets, never cut inside a character; the next begins with a space (RFC 5545, 3.1). */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  let result = '';
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      result += '\r\n ';
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
}
