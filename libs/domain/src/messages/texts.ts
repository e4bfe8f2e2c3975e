import { label12h, labelOfDay, type Day } from '@arogya/domain/clock';
import { visitNumber } from '@arogya/domain/appointments/visit-number';
import { CODE_MINUTES } from '@arogya/domain/booking/limits';
import { doctorName } from '@arogya/domain/doctors/doctor-name';

/** The ways by which a message can reach somebody. */
export const CHANNELS = ['sms', 'email'] as const;
export type Channel = (typeof CHANNELS)[number];
export const CHANNEL_LABELS: Record<Channel, string> = { sms: 'SMS', email: 'E-mail' };

export const TEMPLATES = ['code', 'confirmation', 'reminder', 'moved', 'cancelled'] as const;
export type Template = (typeof TEMPLATES)[number];
export type VisitTemplate = Exclude<Template, 'code'>;
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

export interface VisitParams {
  readonly hospital: string;
  readonly doctor: string;
  readonly day: Day;
  /** 'HH:MM' on the hospital's clock. */
  readonly time: string;
  readonly number: number;
  /** Whom to call; null when the hospital has given none. */
  readonly phone: string | null;
}

export type ParamsOf = { readonly code: CodeParams } & { readonly [Name in VisitTemplate]: VisitParams };

export interface MessageText {
  readonly subject: string;
  readonly text: string;
}

const when = ({ day, time }: VisitParams): string => `${labelOfDay(day)}, ${label12h(time)}`;
const again = ({ phone }: VisitParams): string => (phone ? ` For another time, call ${phone}.` : '');
const call = ({ phone }: VisitParams): string => (phone ? ` To change it, call ${phone}.` : '');

/** What is sent: whom it is for, and what their complaint is, stays out of it, since others may read the screen. */
const TEXTS: { readonly [Name in Template]: (params: ParamsOf[Name]) => MessageText } = {
  code: ({ code }) => ({
    subject: 'Your one-time code',
    text: `${code} is your ArogyaDesk code for booking a visit. It is valid for ${CODE_MINUTES} minutes. Nobody will ever ask you for it.`,
  }),
  confirmation: (visit) => ({
    subject: `Visit ${visitNumber(visit.number)} is booked`,
    text: `${visit.hospital}: visit ${visitNumber(visit.number)} to ${doctorName(visit.doctor)} is booked for ${when(visit)}.${call(visit)}`,
  }),
  reminder: (visit) => ({
    subject: `Visit ${visitNumber(visit.number)} is tomorrow`,
    text: `${visit.hospital}: reminder of visit ${visitNumber(visit.number)} to ${doctorName(visit.doctor)} tomorrow, ${when(visit)}.${call(visit)}`,
  }),
  moved: (visit) => ({
    subject: `Visit ${visitNumber(visit.number)} has a new time`,
    text: `${visit.hospital}: visit ${visitNumber(visit.number)} to ${doctorName(visit.doctor)} is now on ${when(visit)}.${call(visit)}`,
  }),
  cancelled: (visit) => ({
    subject: `Visit ${visitNumber(visit.number)} is cancelled`,
    text: `${visit.hospital}: visit ${visitNumber(visit.number)} to ${doctorName(visit.doctor)} on ${when(visit)} is cancelled.${again(visit)}`,
  }),
};

export const textOf = <Name extends Template>(template: Name, params: ParamsOf[Name]): MessageText => TEXTS[template](params);

/** The screen of what the outbox has kept. */
export const OUTBOX_TITLE = 'Outbox';
export const OUTBOX_SUBTITLE = 'Messages to patients. Nothing is sent: no provider is set up here.';
export const OUTBOX_FAILED = 'Failed to fetch messages';
export const OUTBOX_EMPTY = 'No messages yet';
export const OUTBOX_EMPTY_HINT = 'Codes, confirmations, reminders, new times and cancellations appear here.';
