import { SOURCE_LANGUAGE } from '@arogya/domain/languages/languages';
import type { Form, RegisteredText } from '@arogya/domain/messages/forms';
import type { SmsTemplate } from '@arogya/domain/messages/texts';
import { z } from 'zod';

/** A mail server. */
export interface SmtpServer {
  readonly url: string;
  readonly from: string;
}

/** What operators in India want to know of a message (DLT). */
export interface DltSettings {
  readonly entityId: string;
  /** The texts whose ids the environment names; what is entered on the page Message Texts goes before them. */
  readonly texts: readonly RegisteredText[];
}

/** A provider of SMS over HTTP, with what operators demand where they do (DLT). */
export interface SmsSettings {
  readonly url: string;
  readonly token: string;
  /** It does nothing with a second call of the same Idempotency-Key. */
  readonly dedupes: boolean;
  readonly dlt: DltSettings | null;
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
    'The id of the sender where operators demand one (India, DLT). Ids of texts are entered on the page Message Texts; those of the older English ones may stand here, the five that follow all or none (docs/deploy/sms-texts.md).',
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

type Variable = keyof typeof MESSAGE_VARIABLES & `SMS_DLT_TEMPLATE_${string}`;

interface VariableText {
  readonly template: SmsTemplate;
  readonly form: Form;
  readonly variable: Variable;
}

const FIVE: readonly VariableText[] = [
  { template: 'code', form: 'plain', variable: 'SMS_DLT_TEMPLATE_CODE' },
  { template: 'confirmation', form: 'phone', variable: 'SMS_DLT_TEMPLATE_CONFIRMATION' },
  { template: 'reminder', form: 'phone', variable: 'SMS_DLT_TEMPLATE_REMINDER' },
  { template: 'moved', form: 'phone', variable: 'SMS_DLT_TEMPLATE_MOVED' },
  { template: 'cancelled', form: 'phone', variable: 'SMS_DLT_TEMPLATE_CANCELLED' },
];

/** The English texts that have a variable for their id. The first five come together. */
export const VARIABLE_TEXTS: readonly VariableText[] = [
  ...FIVE,
  { template: 'moved', form: 'phoneReason', variable: 'SMS_DLT_TEMPLATE_MOVED_BY_CALENDAR' },
  { template: 'cancelled', form: 'phoneReason', variable: 'SMS_DLT_TEMPLATE_CANCELLED_BY_CALENDAR' },
];

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
  return { ...provider, dlt: { entityId, texts: registeredBy(raw, faults) } };
}

/** A forgotten id is a message that never arrives, so that one of the five asks for the others. */
function registeredBy(raw: MessageVariables, faults: Faults): RegisteredText[] {
  const one = FIVE.find(({ variable }) => raw[variable]);
  if (one) for (const { variable } of FIVE) needed(raw, variable, one.variable, faults);
  const given = { language: SOURCE_LANGUAGE, header: null, providerName: null } as const;
  return VARIABLE_TEXTS.flatMap(({ template, form, variable }) => (raw[variable] ? [{ template, form, id: raw[variable], ...given }] : []));
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
