import type { MessagesWords } from '@arogya/languages/generated/messages.words';
import { appointmentNumber } from '@arogya/domain/appointments/appointment-number';
import { minutesFrom, type Day } from '@arogya/domain/clock';
import { doctorName } from '@arogya/domain/doctors/doctor-name';
import type { AppointmentParams, CalendarReason, CodeParams } from '@arogya/domain/messages/texts';
import { phoneText } from '@arogya/domain/phones/phone';

/**
 * All that a message can name, as it stands in the text. Others may read the screen: nobody's symptoms, notes, specialty or name
 * is among it.
 */
export interface MessageValues {
  readonly code: string;
  readonly hospital: string;
  readonly number: string;
  readonly doctor: string;
  /** When it is. */
  readonly when: string;
  /** When it was to be, before a calendar changed. */
  readonly before: string;
  /** A whole sentence: 'Dr. Meera Iyer is not available then.' */
  readonly reason: string;
  /** Of the hospital; null where it has none. */
  readonly phone: string | null;
  /** The patient's page. */
  readonly link: string;
  /** The hospital's booking page; null where it takes no bookings. */
  readonly page: string | null;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;
/** The parts of the day, each until an hour. */
const PARTS = [
  [4, 'early'],
  [12, 'morning'],
  [16, 'afternoon'],
  [20, 'evening'],
  [24, 'night'],
] as const;

/** '25 Nov 2026, 9:30 AM' of '2026-11-25' and '09:30', as the language says it. */
function whenOf({ when }: MessagesWords, { day, time }: { readonly day: Day; readonly time: string }): string {
  const [year = '', month = '1', date = ''] = day.split('-');
  const minutes = minutesFrom(time) ?? 0;
  const hour = Math.floor(minutes / 60);
  const part = PARTS.find(([until]) => hour < until)?.[1] ?? 'night';
  const clock = `${hour % 12 === 0 ? 12 : hour % 12}:${String(minutes % 60).padStart(2, '0')}`;
  return when.at({ date, month: when.months[MONTHS[Number(month) - 1] ?? 'jan'](), year, time: when.time({ part, time: clock }) });
}

function reasonOf({ reason }: MessagesWords, why: CalendarReason): string {
  if ('away' in why) return reason.away({ doctor: doctorName(why.away) });
  return why.closed ? reason.closedFor({ name: why.closed }) : reason.closed();
}

const NOTHING: MessageValues = {
  ...{ code: '', hospital: '', number: '', doctor: '', when: '', before: '', reason: '', link: '' },
  ...{ phone: null, page: null },
};

/** What a message names, in the words of its language. */
export function valuesOf(words: MessagesWords, params: CodeParams | AppointmentParams): MessageValues {
  if ('code' in params) return { ...NOTHING, code: params.code };
  const { hospital, number, doctor, phone, why, link } = params;
  return {
    ...{ code: '', hospital, number: appointmentNumber(number), doctor: doctorName(doctor), when: whenOf(words, params) },
    before: why ? whenOf(words, why) : '',
    reason: why ? reasonOf(words, why) : '',
    phone: phone ? phoneText(phone) : null,
    link: link ?? '',
    page: why?.link ?? null,
  };
}
