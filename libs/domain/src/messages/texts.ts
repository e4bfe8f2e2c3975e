import { label12h, labelOfDay, type Day } from '@arogya/domain/clock';
import { appointmentNumber } from '@arogya/domain/appointments/appointment-number';
import { noticeMail, type NoticeParams } from '@arogya/domain/auth/notices';
import { CODE_MINUTES } from '@arogya/domain/public-booking/limits';
import { doctorName } from '@arogya/domain/doctors/doctor-name';
import { phoneText } from '@arogya/domain/phones/phone';

/** The channels by which messages are sent. */
export const CHANNELS = ['sms', 'email'] as const;
export type Channel = (typeof CHANNELS)[number];
export const CHANNEL_LABELS: Record<Channel, string> = { sms: 'SMS', email: 'E-mail' };

export const SMS_TEMPLATES = ['code', 'confirmation', 'reminder', 'moved', 'cancelled'] as const;
/** A notice of an account goes by mail alone: staff have no number here. */
export const TEMPLATES = [...SMS_TEMPLATES, 'account'] as const;
export type Template = (typeof TEMPLATES)[number];
export type AppointmentTemplate = Exclude<(typeof SMS_TEMPLATES)[number], 'code'>;
/** Those that say why, where a change of a calendar is the reason. */
export const REASON_TEMPLATES = ['moved', 'cancelled'] as const satisfies readonly AppointmentTemplate[];
export type ReasonTemplate = (typeof REASON_TEMPLATES)[number];
export const TEMPLATE_LABELS: Record<Template, string> = {
  code: 'One-time code',
  confirmation: 'Confirmation',
  reminder: 'Reminder',
  moved: 'New time',
  cancelled: 'Cancellation',
  account: 'Account notice',
};

export interface CodeParams {
  readonly code: string;
}

export interface AppointmentParams {
  readonly hospital: string;
  readonly doctor: string;
  readonly day: Day;
  /** Local time at the hospital, 'HH:MM'. */
  readonly time: string;
  readonly number: number;
  /** The number to call; null when the hospital has none. */
  readonly phone: string | null;
  /** Only where a change of a calendar is the reason. */
  readonly why?: CalendarReason | null;
}

/** Why an appointment cannot be as it was: its doctor is not there, or the hospital is closed. Never a kind of leave. */
export type CalendarReason = {
  /** When it was to be, at the hospital: what their last message says. */
  readonly day: Day;
  readonly time: string;
  /** The booking page of the hospital; null when it takes no bookings. */
  readonly link: string | null;
} & ({ readonly away: string } | { readonly closed: string | null });

export type ParamsOf = { readonly code: CodeParams; readonly account: NoticeParams } & {
  readonly [Name in AppointmentTemplate]: AppointmentParams;
};

export interface MessageText {
  readonly subject: string;
  readonly text: string;
}

const when = ({ day, time }: Pick<AppointmentParams, 'day' | 'time'>): string => `${labelOfDay(day)}, ${label12h(time)}`;
const again = ({ phone }: AppointmentParams): string => (phone ? ` For another time, call ${phoneText(phone)}.` : '');
const call = ({ phone }: AppointmentParams): string => (phone ? ` To change it, call ${phoneText(phone)}.` : '');

/** 'Dr. Meera Iyer is not available then.' and 'The hospital is closed then: Diwali.' */
function reasonOf(why: CalendarReason): string {
  if ('away' in why) return `${doctorName(why.away)} is not available then.`;
  return `The hospital is closed then${why.closed ? `: ${why.closed}` : ''}.`;
}
const freeTimes = ({ why }: AppointmentParams): string => (why?.link ? ` Free times: ${why.link}` : '');

/** "Then" is when it was to be, so that comes first. */
function movedText(appointment: AppointmentParams): string {
  const { hospital, number, doctor, why } = appointment;
  const [name, now] = [`appointment ${appointmentNumber(number)}`, when(appointment)];
  if (!why) return `${hospital}: ${name} with ${doctorName(doctor)} is now on ${now}.${call(appointment)}`;
  const moved = `It is now with ${doctorName(doctor)} on ${now}.`;
  return `${hospital}: ${name} was for ${when(why)}. ${reasonOf(why)} ${moved}${call(appointment)}${freeTimes(appointment)}`;
}

/** A message names neither patient nor symptoms, since others may read the screen. */
const TEXTS: { readonly [Name in Template]: (params: ParamsOf[Name]) => MessageText } = {
  code: ({ code }) => ({
    subject: 'Your one-time code',
    text: `${code} is your ArogyaDesk code for booking an appointment. It is valid for ${CODE_MINUTES} minutes. Never share it with anyone.`,
  }),
  confirmation: (appointment) => ({
    subject: `Appointment ${appointmentNumber(appointment.number)} is booked`,
    text: `${appointment.hospital}: appointment ${appointmentNumber(appointment.number)} with ${doctorName(appointment.doctor)} is booked for ${when(appointment)}.${call(appointment)}`,
  }),
  reminder: (appointment) => ({
    subject: `Appointment ${appointmentNumber(appointment.number)} is tomorrow`,
    text: `${appointment.hospital}: reminder of appointment ${appointmentNumber(appointment.number)} with ${doctorName(appointment.doctor)} tomorrow, ${when(appointment)}.${call(appointment)}`,
  }),
  moved: (appointment) => ({
    subject: `Appointment ${appointmentNumber(appointment.number)} has a new time`,
    text: movedText(appointment),
  }),
  cancelled: (appointment) => ({
    subject: `Appointment ${appointmentNumber(appointment.number)} is cancelled`,
    text: `${appointment.hospital}: appointment ${appointmentNumber(appointment.number)} with ${doctorName(appointment.doctor)} on ${when(appointment)} is cancelled.${appointment.why ? ` ${reasonOf(appointment.why)}` : ''}${again(appointment)}${freeTimes(appointment)}`,
  }),
  account: noticeMail,
};

export const textOf = <Name extends Template>(template: Name, params: ParamsOf[Name]): MessageText => TEXTS[template](params);

/** `unknown`: it went out, and nobody knows whether the provider took it. */
export const MESSAGE_STATES = ['kept', 'unknown'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];
export const MESSAGE_STATE_LABELS: Record<MessageState, string> = { kept: 'Not sent', unknown: 'Perhaps sent' };
export const RESEND = 'Resend';
export const RESENT = 'The message is sent again.';
export const RESEND_FAILED = 'Failed to send the message again';

/** The page that shows the outbox. */
export const OUTBOX_TITLE = 'Outbox';
export const OUTBOX_FAILED = 'Failed to fetch messages';
export const OUTBOX_EMPTY = 'No messages yet';
export const OUTBOX_EMPTY_HINT = 'Codes, confirmations, reminders, new times, cancellations and account notices appear here.';
