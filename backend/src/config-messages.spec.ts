import { loadConfig, StartFailure } from './config';

const DATABASE = { DATABASE_URL: 'postgres://app@localhost/app' };
const PRODUCTION = {
  ...DATABASE,
  NODE_ENV: 'production',
  SESSION_SECRET: 'pF3kQz8wYt1LrV6nXc0hJs5dBg9mTu2e',
  PUBLIC_BASE_URL: 'https://desk.example.in',
};
const SMS = { SMS_URL: 'https://sms.example.in/send', SMS_TOKEN: 'token' };
const SMTP = { SMTP_URL: 'smtps://desk:word@mail.example.in:465', SMTP_FROM: 'desk@example.in' };
const DLT = {
  SMS_DLT_ENTITY_ID: 'E-1',
  SMS_DLT_TEMPLATE_CODE: 'T-1',
  SMS_DLT_TEMPLATE_CONFIRMATION: 'T-2',
  SMS_DLT_TEMPLATE_REMINDER: 'T-3',
  SMS_DLT_TEMPLATE_MOVED: 'T-4',
  SMS_DLT_TEMPLATE_CANCELLED: 'T-5',
};

const named = (template: string, form: string, id: string) => ({
  ...{ template, form, id, language: 'en', header: null, providerName: null },
});
const FIVE = [
  named('code', 'plain', 'T-1'),
  named('confirmation', 'phone', 'T-2'),
  named('reminder', 'phone', 'T-3'),
  named('moved', 'phone', 'T-4'),
  named('cancelled', 'phone', 'T-5'),
];

describe('who carries messages', () => {
  it.each([
    [DATABASE, { outbox: true, sms: null, smtp: null }],
    [
      { ...DATABASE, NODE_ENV: 'test' },
      { outbox: false, sms: null, smtp: null },
    ],
    [{ ...DATABASE, OUTBOX: '0' }, { outbox: false }],
    [PRODUCTION, { outbox: false, sms: null, smtp: null }],
    [
      { ...DATABASE, ...SMS },
      { outbox: false, smtp: null, sms: { dlt: null } },
    ],
    [
      { ...PRODUCTION, ...SMTP },
      { outbox: false, sms: null, smtp: { from: 'desk@example.in' } },
    ],
    [
      { ...PRODUCTION, ...SMS, ...DLT, ...SMTP },
      {
        sms: {
          url: SMS.SMS_URL,
          dlt: { entityId: 'E-1', texts: FIVE },
        },
      },
    ],
    [
      { ...PRODUCTION, ...SMS, ...DLT, SMS_DLT_TEMPLATE_CANCELLED_BY_CALENDAR: 'T-7' },
      { sms: { dlt: { texts: [...FIVE, named('cancelled', 'phoneReason', 'T-7')] } } },
    ],
    [{ ...DATABASE, ...SMS, SMS_DLT_ENTITY_ID: 'E-1' }, { sms: { dlt: { entityId: 'E-1', texts: [] } } }],
  ])('is said by the environment: %j', (env, expected) => {
    expect(loadConfig(env).messages).toMatchObject(expected);
  });

  it.each([
    [{ ...PRODUCTION, OUTBOX: '1' }, 'OUTBOX shows codes to administrators. Remove it and start again.'],
    [{ ...DATABASE, ...SMS, OUTBOX: '1' }, 'OUTBOX keeps what SMTP_URL and SMS_URL would send.'],
    [{ ...DATABASE, SMS_URL: 'sms.example.in' }, 'SMS_URL must be an https address'],
    [{ ...PRODUCTION, ...SMS, SMS_URL: 'http://sms.example.in' }, 'SMS_URL must be an https address: codes are sent to it.'],
    [{ ...DATABASE, SMS_URL: SMS.SMS_URL }, 'SMS_TOKEN is missing, which SMS_URL needs. Set it and start again.'],
    [
      { ...DATABASE, ...SMS, ...DLT, SMS_DLT_TEMPLATE_CODE: '' },
      'SMS_DLT_TEMPLATE_CODE is missing, which SMS_DLT_TEMPLATE_CONFIRMATION needs. Set it and start again.',
    ],
    [{ ...DATABASE, SMTP_URL: 'https://mail' }, 'SMTP_URL must look like smtps://user:password@host:465'],
    [{ ...DATABASE, SMTP_URL: SMTP.SMTP_URL }, 'SMTP_FROM is missing, which SMTP_URL needs.'],
    [{ ...DATABASE, SMTP_URL: SMTP.SMTP_URL, SMTP_FROM: 'nobody' }, 'SMTP_FROM must be an e-mail address.'],
  ])('is refused in one sentence: %j', (env, sentence) => {
    expect(() => loadConfig(env)).toThrow(StartFailure);
    expect(() => loadConfig(env)).toThrow(sentence);
  });

  it('is never said aloud with its secrets', () => {
    const attempt = (): unknown => loadConfig({ ...DATABASE, SMS_URL: SMS.SMS_URL, SMTP_URL: 'smtps://desk:secret-word@mail' });
    expect(attempt).toThrow(StartFailure);
    expect(attempt).not.toThrow(/secret-word/u);
  });
});
