import { REASON_TEMPLATES, SMS_TEMPLATES, type ReasonTemplate, type Template } from '@arogya/domain/messages/texts';
import { z } from 'zod';

/** A mail server. */
export interface SmtpServer {
  readonly url: string;
  readonly from: string;
}

export interface DltIds {
  readonly entityId: string;
  readonly templates: Readonly<Partial<Record<Template, string>>>;
  /** Of the second form of a text, with the reason. A form without an id is not sent. */
  readonly withReason: Readonly<Partial<Record<ReasonTemplate, string>>>;
}

/** A provider of SMS over HTTP, with the ids of sender and texts where operators demand them (DLT). */
export interface SmsSettings {
  readonly url: string;
  readonly token: string;
  /** It does nothing with a second call of the same Idempotency-Key. */
  readonly dedupes: boolean;
  readonly dlt: DltIds | null;
}

export interface MessageSettings {
  /** Messages are kept where administrators can read them, and are not sent. */
  readonly outbox: boolean;
  readonly smtp: SmtpServer | null;
  readonly sms: SmsSettings | null;
}

const given = z.string().default('');
const flag = z.enum(['true', 'false', '1', '0', ''], 'must be true or false');
const address = (protocols: RegExp, message: string) =>
  z
    .string()
    .refine((value) => value === '' || (protocols.test(value) && URL.canParse(value)), message)
    .default('');

/** What the environment says about messages; all of it is optional. */
export const MESSAGE_VARIABLES = {
  SMTP_URL: address(/^smtps?:\/\//u, 'must look like smtps://user:password@host:465').describe(
    'The mail server, for patients whom no SMS reaches.',
  ),
  SMTP_FROM: given.describe('The sender of e-mails. Needed with SMTP_URL.'),
  SMS_URL: address(/^https?:\/\//u, 'must be an https address').describe(
    'A provider that takes one JSON POST for each SMS. Without it the booking page offers no codes.',
  ),
  SMS_TOKEN: given.describe('Of that provider. Needed with SMS_URL.'),
  SMS_DEDUPES: flag
    .default('')
    .describe(
      'Whether it does nothing with a second call of the same Idempotency-Key. If not, a message without an answer is not repeated.',
    ),
  SMS_DLT_ENTITY_ID: given.describe(
    'The id of the sender where operators demand one (India, DLT). It needs the five that follow (docs/deploy/sms-texts.md).',
  ),
  SMS_DLT_TEMPLATE_CODE: given.describe('The id of the text of a code.'),
  SMS_DLT_TEMPLATE_CONFIRMATION: given.describe('The id of the text of a confirmation.'),
  SMS_DLT_TEMPLATE_REMINDER: given.describe('The id of the text of a reminder.'),
  SMS_DLT_TEMPLATE_MOVED: given.describe('The id of the text about an appointment that was moved.'),
  SMS_DLT_TEMPLATE_CANCELLED: given.describe('The id of the text about an appointment that was cancelled.'),
  SMS_DLT_TEMPLATE_MOVED_BY_CALENDAR: given.describe(
    'The id of that text with its reason, where a calendar has changed. Without it such an SMS says no reason.',
  ),
  SMS_DLT_TEMPLATE_CANCELLED_BY_CALENDAR: given.describe('The same for one that was cancelled.'),
  OUTBOX: flag.optional().describe('Keeps messages where administrators read them, and sends none. Refused in production.'),
} as const;

type MessageVariables = Readonly<
  Record<Exclude<keyof typeof MESSAGE_VARIABLES, 'OUTBOX'>, string> & { OUTBOX?: string | undefined; NODE_ENV: string; DEMO: boolean }
>;

const TEMPLATE_VARIABLES = {
  code: 'SMS_DLT_TEMPLATE_CODE',
  confirmation: 'SMS_DLT_TEMPLATE_CONFIRMATION',
  reminder: 'SMS_DLT_TEMPLATE_REMINDER',
  moved: 'SMS_DLT_TEMPLATE_MOVED',
  cancelled: 'SMS_DLT_TEMPLATE_CANCELLED',
} as const satisfies Record<(typeof SMS_TEMPLATES)[number], keyof MessageVariables>;

const REASON_VARIABLES = {
  moved: 'SMS_DLT_TEMPLATE_MOVED_BY_CALENDAR',
  cancelled: 'SMS_DLT_TEMPLATE_CANCELLED_BY_CALENDAR',
} as const satisfies Record<ReasonTemplate, keyof MessageVariables>;

/** Collects what is wrong, a sentence each. */
type Faults = string[];

function needed(raw: MessageVariables, name: keyof typeof MESSAGE_VARIABLES, because: string, faults: Faults): string {
  const value = raw[name];
  if (!value) faults.push(`${name} is missing, which ${because} needs. Set it and start again.`);
  return value ?? '';
}

function smtpOf(raw: MessageVariables, faults: Faults): SmtpServer | null {
  if (raw.SMTP_URL === '') return null;
  const from = needed(raw, 'SMTP_FROM', 'SMTP_URL', faults);
  if (from && !from.includes('@')) faults.push('SMTP_FROM must be an e-mail address. Correct it and start again.');
  return { url: raw.SMTP_URL, from };
}

function smsOf(raw: MessageVariables, production: boolean, faults: Faults): SmsSettings | null {
  if (raw.SMS_URL === '') return null;
  if (production && !raw.SMS_URL.startsWith('https:')) {
    faults.push('SMS_URL must be an https address: codes are sent to it. Correct it and start again.');
  }
  const token = needed(raw, 'SMS_TOKEN', 'SMS_URL', faults);
  const entityId = raw.SMS_DLT_ENTITY_ID;
  const provider = { url: raw.SMS_URL, token, dedupes: raw.SMS_DEDUPES === 'true' || raw.SMS_DEDUPES === '1' };
  if (entityId === '') return { ...provider, dlt: null };
  const ids = SMS_TEMPLATES.map((template) => [template, needed(raw, TEMPLATE_VARIABLES[template], 'SMS_DLT_ENTITY_ID', faults)] as const);
  const reasons = REASON_TEMPLATES.flatMap((template) => {
    const id = raw[REASON_VARIABLES[template]];
    return id ? [[template, id] as const] : [];
  });
  return { ...provider, dlt: { entityId, templates: Object.fromEntries(ids), withReason: Object.fromEntries(reasons) } };
}

/** Who sends messages, and what is wrong with that. Without a provider the outbox takes its place, but only in development and in the demo. */
export function messageSettings(
  raw: MessageVariables,
  production: boolean,
): { readonly messages: MessageSettings; readonly faults: readonly string[] } {
  const faults: Faults = [];
  const [smtp, sms] = [smtpOf(raw, faults), smsOf(raw, production, faults)];
  const requested = raw.OUTBOX === 'true' || raw.OUTBOX === '1';
  if (requested && production) faults.push('OUTBOX shows codes to administrators. Remove it and start again.');
  else if (requested && (smtp ?? sms))
    faults.push('OUTBOX keeps what SMTP_URL and SMS_URL would send. Remove one of them and start again.');
  const isDefault = raw.OUTBOX === undefined && !smtp && !sms && (raw.DEMO || raw.NODE_ENV === 'development');
  return { messages: { outbox: requested || (isDefault && !production), smtp, sms }, faults };
}
