import { label12h, labelOfDay, type Day } from '@arogya/domain/clock';
import { appointmentNumber } from '@arogya/domain/appointments/appointment-number';
import { CODE_MINUTES } from '@arogya/domain/booking/limits';
import { doctorName } from '@arogya/domain/doctors/doctor-name';

/** The channels by which messages are sent. */
export const CHANNELS = ['sms', 'email'] as const;
export type Channel = (typeof CHANNELS)[number];
export const CHANNEL_LABELS: Record<Channel, string> = { sms: 'SMS', email: 'E-mail' };

export const TEMPLATES = ['code', 'confirmation', 'reminder', 'moved', 'cancelled'] as const;
export type Template = (typeof TEMPLATES)[number];
export type AppointmentTemplate = Exclude<Template, 'code'>;
export const TEMPLATE_LABELS: Record<Template, string> = {
  code: 'One-time code',
  confirmation: 'Confirmation',
  reminder: 'Reminder',
  moved: 'New time',
  cancelled: 'Cancellation',
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
}

export type ParamsOf = { readonly code: CodeParams } & { readonly [Name in AppointmentTemplate]: AppointmentParams };

export interface MessageText {
  readonly subject: string;
  readonly text: string;
}

const when = ({ day, time }: AppointmentParams): string => `${labelOfDay(day)}, ${label12h(time)}`;
const again = ({ phone }: AppointmentParams): string => (phone ? ` For another time, call ${phone}.` : '');
const call = ({ phone }: AppointmentParams): string => (phone ? ` To change it, call ${phone}.` : '');

/** A message names neither patient nor symptoms, since others may read the screen. */
const TEXTS: { readonly [Name in Template]: (params: ParamsOf[Name]) => MessageText } = {
  code: ({ code }) => ({
    subject: 'Your one-time code',
    text: `${code} is your ArogyaDesk code for booking a visit. It is valid for ${CODE_MINUTES} minutes. Nobody will ever ask you for it.`,
  }),
  confirmation: (appointment) => ({
    subject: `Visit ${appointmentNumber(appointment.number)} is booked`,
    text: `${appointment.hospital}: visit ${appointmentNumber(appointment.number)} to ${doctorName(appointment.doctor)} is booked for ${when(appointment)}.${call(appointment)}`,
  }),
  reminder: (appointment) => ({
    subject: `Visit ${appointmentNumber(appointment.number)} is tomorrow`,
    text: `${appointment.hospital}: reminder of visit ${appointmentNumber(appointment.number)} to ${doctorName(appointment.doctor)} tomorrow, ${when(appointment)}.${call(appointment)}`,
  }),
  moved: (appointment) => ({
    subject: `Visit ${appointmentNumber(appointment.number)} has a new time`,
    text: `${appointment.hospital}: visit ${appointmentNumber(appointment.number)} to ${doctorName(appointment.doctor)} is now on ${when(appointment)}.${call(appointment)}`,
  }),
  cancelled: (appointment) => ({
    subject: `Visit ${appointmentNumber(appointment.number)} is cancelled`,
    text: `${appointment.hospital}: visit ${appointmentNumber(appointment.number)} to ${doctorName(appointment.doctor)} on ${when(appointment)} is cancelled.${again(appointment)}`,
  }),
};

export const textOf = <Name extends Template>(template: Name, params: ParamsOf[Name]): MessageText => TEXTS[template](params);

/** The page that shows the outbox. */
export const OUTBOX_TITLE = 'Outbox';
export const OUTBOX_SUBTITLE = 'Messages to patients. Nothing is sent: no provider is set up here.';
export const OUTBOX_FAILED = 'Failed to fetch messages';
export const OUTBOX_EMPTY = 'No messages yet';
export const OUTBOX_EMPTY_HINT = 'Codes, confirmations, reminders, new times and cancellations appear here.';
