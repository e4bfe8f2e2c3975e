import type { Day } from '@arogya/domain/clock';
import type { NoticeParams } from '@arogya/domain/auth/notices';

/** The channels by which messages are sent. */
export const CHANNELS = ['sms', 'email'] as const;
export type Channel = (typeof CHANNELS)[number];
export const CHANNEL_LABELS: Record<Channel, string> = { sms: 'SMS', email: 'E-mail' };

export const SMS_TEMPLATES = ['code', 'confirmation', 'reminder', 'moved', 'cancelled'] as const;
/** A notice of an account goes by mail alone: staff have no number here. */
export const TEMPLATES = [...SMS_TEMPLATES, 'account'] as const;
export type Template = (typeof TEMPLATES)[number];
export type SmsTemplate = (typeof SMS_TEMPLATES)[number];
export type AppointmentTemplate = Exclude<SmsTemplate, 'code'>;
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
  /** The address of the patient's page: a key, made anew when the message goes out and kept nowhere. */
  readonly link?: string | null;
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
