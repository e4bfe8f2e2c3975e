import { SMS_TEMPLATES, type Template } from '@arogya/domain/messages/texts';
import { z } from 'zod';
import { StartFailure } from './start-refused';

/** A mail server. */
export interface SmtpServer {
  readonly url: string;
  readonly from: string;
}

/** A provider of SMS over HTTP, with the ids of sender and texts where operators demand them (DLT). */
export interface SmsSettings {
  readonly url: string;
  readonly token: string;
  /** It does nothing with a second call of the same Idempotency-Key. */
  readonly dedupes: boolean;
  readonly dlt: { readonly entityId: string; readonly templates: Readonly<Partial<Record<Template, string>>> } | null;
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
  SMTP_URL: address(/^smtps?:\/\//u, 'must look like smtps://user:password@host:465'),
  SMTP_FROM: given,
  SMS_URL: address(/^https?:\/\//u, 'must be an https address'),
  SMS_TOKEN: given,
  SMS_DEDUPES: flag.default(''),
  SMS_DLT_ENTITY_ID: given,
  SMS_DLT_TEMPLATE_CODE: given,
  SMS_DLT_TEMPLATE_CONFIRMATION: given,
  SMS_DLT_TEMPLATE_REMINDER: given,
  SMS_DLT_TEMPLATE_MOVED: given,
  SMS_DLT_TEMPLATE_CANCELLED: given,
  OUTBOX: flag.optional(),
} as const;

type Raw = Readonly<
  Record<Exclude<keyof typeof MESSAGE_VARIABLES, 'OUTBOX'>, string> & { OUTBOX?: string | undefined; NODE_ENV: string; DEMO: boolean }
>;

const TEMPLATE_VARIABLES = {
  code: 'SMS_DLT_TEMPLATE_CODE',
  confirmation: 'SMS_DLT_TEMPLATE_CONFIRMATION',
  reminder: 'SMS_DLT_TEMPLATE_REMINDER',
  moved: 'SMS_DLT_TEMPLATE_MOVED',
  cancelled: 'SMS_DLT_TEMPLATE_CANCELLED',
} as const satisfies Record<(typeof SMS_TEMPLATES)[number], keyof Raw>;

function needed(raw: Raw, name: keyof typeof MESSAGE_VARIABLES, because: string): string {
  const value = raw[name];
  if (!value) throw new StartFailure(`${name} is missing, which ${because} needs. Set it and start again.`);
  return value;
}

function smtpOf(raw: Raw): SmtpServer | null {
  if (raw.SMTP_URL === '') return null;
  const from = needed(raw, 'SMTP_FROM', 'SMTP_URL');
  if (!from.includes('@')) throw new StartFailure('SMTP_FROM must be an e-mail address. Correct it and start again.');
  return { url: raw.SMTP_URL, from };
}

function smsOf(raw: Raw, production: boolean): SmsSettings | null {
  if (raw.SMS_URL === '') return null;
  if (production && !raw.SMS_URL.startsWith('https:')) {
    throw new StartFailure('SMS_URL must be an https address: codes are sent to it. Correct it and start again.');
  }
  const token = needed(raw, 'SMS_TOKEN', 'SMS_URL');
  const entityId = raw.SMS_DLT_ENTITY_ID;
  const provider = { url: raw.SMS_URL, token, dedupes: raw.SMS_DEDUPES === 'true' || raw.SMS_DEDUPES === '1' };
  if (entityId === '') return { ...provider, dlt: null };
  const ids = SMS_TEMPLATES.map((template) => [template, needed(raw, TEMPLATE_VARIABLES[template], 'SMS_DLT_ENTITY_ID')] as const);
  return { ...provider, dlt: { entityId, templates: Object.fromEntries(ids) } };
}

/** Who sends messages. Without a provider the outbox takes its place, but only in development and in the demo. */
export function messageSettings(raw: Raw, production: boolean): MessageSettings {
  const [smtp, sms] = [smtpOf(raw), smsOf(raw, production)];
  const requested = raw.OUTBOX === 'true' || raw.OUTBOX === '1';
  if (requested && production) throw new StartFailure('OUTBOX shows codes to administrators. Remove it and start again.');
  if (requested && (smtp ?? sms))
    throw new StartFailure('OUTBOX keeps what SMTP_URL and SMS_URL would send. Remove one of them and start again.');
  const isDefault = raw.OUTBOX === undefined && !smtp && !sms && (raw.DEMO || raw.NODE_ENV === 'development');
  return { outbox: requested || (isDefault && !production), smtp, sms };
}
