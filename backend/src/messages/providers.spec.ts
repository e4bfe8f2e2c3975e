import type { Language } from '@arogya/domain/languages/languages';
import type { Form, RegisteredText } from '@arogya/domain/messages/forms';
import type { SmsTemplate } from '@arogya/domain/messages/texts';
import { startProviders, type Providers } from '@arogya/tools/providers.mjs';
import { chosenMessages } from './chosen-messages';
import { NotRegistered, NotTaken, type Message } from './message';
import { SmsProvider } from './sms.provider';
import { SmtpProvider } from './smtp.provider';

/** The last two digits of a phone say what the provider does (tools/providers.mjs). */
const codeTo = (digits: string): Message => ({
  ...{ to: { channel: 'sms', address: `+9155512100${digits}` }, template: 'code' },
  params: { code: '042179' },
});
const CODE = codeTo('01');
const mailTo = (name: string): Message & { readonly template: 'reminder' } => ({
  to: { channel: 'email', address: `${name}@example.in` },
  template: 'reminder',
  params: { hospital: 'Lotus Care', doctor: 'Dr. Iyer', day: '2026-11-25', time: '09:30', number: 100_001, phone: null },
});
const MAIL = mailTo('asha');
const ID = 'a0000000-0000-4000-8000-000000000001';
const MOVED: Message = {
  ...{ to: CODE.to, template: 'moved' },
  params: { ...MAIL.params, why: { day: '2026-11-24', time: '09:00', link: 'https://desk.example.in/book/lotus', away: 'Dr. Iyer' } },
};
const text = (template: SmsTemplate, form: Form, id: string, language: Language = 'en'): RegisteredText => ({
  ...{ template, form, language, id, header: null, providerName: null },
});
/** As an installation has them that registered its texts before there were links. */
const FIVE = [
  text('code', 'plain', 'T-1'),
  text('confirmation', 'phone', 'T-2'),
  text('reminder', 'phone', 'T-3'),
  text('moved', 'phone', 'T-4'),
  text('cancelled', 'phone', 'T-5'),
];
const OLD = [...FIVE, text('moved', 'phoneReason', 'T-6')];

let running: Providers;
const start = async (options: Parameters<typeof startProviders>[0] = {}): Promise<Providers> => (running = await startProviders(options));

describe('a provider of SMS', () => {
  afterEach(() => running.close());
  const bodies = (): unknown[] => running.received.map(({ body }) => body);
  /** `texts`: what is registered; null where nothing has to be. */
  const provider = (texts: readonly RegisteredText[] | null = OLD, timeout = 600_000): SmsProvider => {
    const settings = { url: running.smsUrl, token: 'token-1', dedupes: false, dlt: texts && { entityId: 'E-1', texts } };
    return new SmsProvider(settings, () => Promise.resolve(texts ?? []), timeout);
  };

  it('gets one JSON call with its token and the ids of sender and text', async () => {
    await start();
    await provider().carry(CODE, ID);
    expect(running.received).toHaveLength(1);
    expect(running.received[0]?.headers).toMatchObject({
      authorization: 'Bearer token-1',
      'content-type': 'application/json',
      'idempotency-key': ID,
    });
    expect(bodies()).toEqual([
      {
        messageId: ID,
        to: '+915551210001',
        text: '042179 is your ArogyaDesk code for booking an appointment. It is valid for 10 minutes. Never share it with anyone.',
        template: 'code',
        params: { code: '042179' },
        entityId: 'E-1',
        templateId: 'T-1',
      },
    ]);
  });

  it('gets no ids where none are needed', async () => {
    await start();
    await provider(null).carry(CODE, ID);
    expect(Object.keys(bodies()[0] as object)).toEqual(['messageId', 'to', 'text', 'template', 'params']);
  });

  it('says why a calendar moved an appointment where that text is registered, or none has to be', async () => {
    await start();
    await provider().carry(MOVED, ID);
    await provider(null).carry(MOVED, ID);
    const said =
      'Lotus Care: appointment AD-100001 was for 24 Nov 2026, 9:00 AM. Dr. Iyer is not available then. ' +
      'It is now with Dr. Iyer on 25 Nov 2026, 9:30 AM. Free times: https://desk.example.in/book/lotus';
    expect(bodies()).toEqual([
      expect.objectContaining({ text: said, template: 'moved', templateId: 'T-6', params: MOVED.params }),
      expect.objectContaining({ text: said, template: 'moved', params: MOVED.params }),
    ]);
  });

  it('gets the text without the reason, with its id, where only that one is registered', async () => {
    await start();
    await provider([...FIVE, text('cancelled', 'phoneReason', 'T-7')]).carry(MOVED, ID);
    const said = 'Lotus Care: appointment AD-100001 with Dr. Iyer is now on 25 Nov 2026, 9:30 AM.';
    expect(bodies()).toEqual([expect.objectContaining({ text: said, templateId: 'T-4', params: { ...MAIL.params, why: null } })]);
  });

  const LINK = 'https://desk.example.in/a/key';
  const withLink = (language: Language | null = 'hi'): Message => ({ ...MOVED, params: { ...MOVED.params, link: LINK }, language });

  it('gets the fullest text in the language with its link where nothing has to be registered', async () => {
    await start();
    await provider(null).carry(withLink(), ID);
    expect(bodies()).toEqual([
      {
        messageId: ID,
        to: CODE.to.address,
        text: `Lotus Care: अपॉइंटमेंट AD-100001 का समय 24 नवं. 2026, सुबह 9:00 बजे था। Dr. Iyer उस समय उपलब्ध नहीं हैं। नया समय: Dr. Iyer के साथ 25 नवं. 2026, सुबह 9:30 बजे। देखें, बदलें या रद्द करें: ${LINK}`,
        template: 'moved',
        params: { ...MOVED.params, link: LINK },
        language: 'hi',
      },
    ]);
  });

  it('gets byte for byte what it always got where only the old texts are registered, whatever the language', async () => {
    await start();
    await provider(OLD).carry(MOVED, ID);
    for (const language of ['hi', 'en', null] as const) await provider(OLD).carry(withLink(language), ID);
    const [before, ...now] = bodies().map((body) => JSON.stringify(body));
    expect(now).toEqual([before, before, before]);
    expect(before).toContain('"text":"Lotus Care: appointment AD-100001 was for 24 Nov 2026, 9:00 AM.');
    expect(before).not.toContain(LINK);
  });

  it('gets the fullest text that is registered, in the language before English, with header and name of that text', async () => {
    await start();
    const hindi = { ...text('moved', 'phone', 'T-20', 'hi'), header: 'LOTUSC', providerName: 'moved_hi' };
    await provider([...OLD, text('moved', 'link', 'T-10')]).carry(withLink(), ID);
    await provider([...OLD, text('moved', 'link', 'T-10'), hindi]).carry(withLink(), ID);
    expect(bodies()).toEqual([
      expect.objectContaining({ templateId: 'T-10', text: expect.stringContaining(`See, move or cancel it: ${LINK}`) as string }),
      expect.objectContaining({
        ...{ templateId: 'T-20', header: 'LOTUSC', providerName: 'moved_hi', language: 'hi', params: { ...MAIL.params, why: null } },
        text: 'Lotus Care: Dr. Iyer के साथ अपॉइंटमेंट AD-100001 का नया समय: 25 नवं. 2026, सुबह 9:30 बजे।',
      }),
    ]);
  });

  it('gets nothing that is not registered, nor while nobody knows what is', async () => {
    await start();
    await expect(provider([]).carry(withLink(), ID)).rejects.toThrow(NotRegistered);
    await expect(provider(FIVE.slice(0, 3)).carry(withLink(), ID)).rejects.toThrow(NotRegistered);
    const settings = { url: running.smsUrl, token: 't', dedupes: false, dlt: { entityId: 'E-1', texts: [] } };
    const unreadable = new SmsProvider(settings, () => Promise.reject(new Error('no database')));
    await expect(unreadable.carry(withLink(), ID)).rejects.toThrow(NotTaken);
    expect(running.received).toEqual([]);
  });

  it.each([400, 401, 429, 500, 503])('that answers %d has not taken the message', async (failStatus) => {
    await start({ failStatus });
    const attempt = provider().carry(codeTo('05'), ID);
    await expect(attempt).rejects.toThrow(NotTaken);
    await expect(attempt).rejects.toThrow(String(failStatus));
    await expect(attempt).rejects.not.toThrow(/042179|5551210005/u);
  });

  it('that sends elsewhere is not followed', async () => {
    await start({ failStatus: 307 });
    await expect(provider().carry(codeTo('05'), ID)).rejects.toThrow(NotTaken);
    expect(running.received).toHaveLength(1);
  });

  it('that does not answer is not waited for', async () => {
    await start();
    const attempt = provider(OLD, 300).carry(codeTo('03'), ID);
    await expect(attempt).rejects.toThrow(/timeout|aborted/iu);
    await expect(attempt).rejects.not.toBeInstanceOf(NotTaken);
  });

  it('that hangs up without an answer has perhaps taken the message', async () => {
    await start();
    const attempt = provider().carry(codeTo('06'), ID);
    await expect(attempt).rejects.toThrow();
    await expect(attempt).rejects.not.toBeInstanceOf(NotTaken);
    expect(running.received).toHaveLength(1);
  });

  it('that is not there has not taken the message', async () => {
    await start();
    await running.close();
    await expect(provider().carry(CODE, ID)).rejects.toThrow(NotTaken);
  });
});

describe('a mail server', () => {
  afterEach(() => running.close());
  const provider = (from = 'desk@example.in'): SmtpProvider => new SmtpProvider({ url: running.smtpUrl, from });

  it('takes a letter in plain text', async () => {
    await start();
    await provider().carry(MAIL, ID);
    const [letter, ...others] = running.received;
    expect(others).toEqual([]);
    expect(letter?.text).toMatch(/^Lotus Care: reminder of appointment AD-100001 with Dr\. Iyer tomorrow,/u);
    for (const line of [
      'From: desk@example.in',
      `Message-ID: <${ID}@example.in>`,
      'To: asha@example.in',
      'Subject: Appointment AD-100001 is tomorrow',
    ]) {
      expect(String(letter?.body).split('\r\n')).toContain(line);
    }
  });

  it('that refuses the address has not taken it', async () => {
    await start();
    const attempt = provider().carry(mailTo('asha05'), ID);
    await expect(attempt).rejects.toThrow('550');
    await expect(attempt).rejects.toThrow(NotTaken);
    expect(running.received).toEqual([]);
  });

  it('that hangs up after the letter has perhaps taken it, one that is not there has not', async () => {
    await start();
    const attempt = provider('Desk <desk@example.in>').carry(mailTo('asha06'), ID);
    await expect(attempt).rejects.toThrow();
    await expect(attempt).rejects.not.toBeInstanceOf(NotTaken);
    expect(running.received).toHaveLength(1);
    await running.close();
    await expect(provider().carry(MAIL, ID)).rejects.toThrow(NotTaken);
  });
});

describe('the channels of an installation', () => {
  const of = (messages: object): readonly string[] =>
    chosenMessages({ messages: { outbox: false, sms: null, smtp: null, ...messages } } as never, {} as never, {} as never).channels;

  it('are those that its configuration names, and none without', () => {
    expect(of({})).toEqual([]);
    expect(of({ sms: { url: 'https://x', token: 't', dedupes: true, dlt: null } })).toEqual(['sms']);
    expect(of({ smtp: { url: 'smtp://x', from: 'a@b.c' } })).toEqual(['email']);
    expect(of({ outbox: true })).toEqual(['sms', 'email']);
  });

  it('refuse a message that none of them carries', async () => {
    const none = chosenMessages({ messages: { outbox: false, sms: null, smtp: null } } as never, {} as never, {} as never);
    await expect(none.send(CODE, ID)).rejects.toThrow('No provider for sms');
  });
});
