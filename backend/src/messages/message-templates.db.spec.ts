import type { Caller } from '../testing/caller';
import { startTestApp, type TestApp } from '../testing/test-app';
import type { MessageTemplate, MessageTemplates } from './message-template.dto';

const ID = '1107161234567890123';
const OTHER = '1107161234567890124';
const DLT = {
  ...{ SMS_URL: 'http://127.0.0.1:1/', SMS_TOKEN: 't', SMS_DLT_ENTITY_ID: '1101000000000012345' },
  ...{ SMS_DLT_TEMPLATE_CODE: 'T-1', SMS_DLT_TEMPLATE_CONFIRMATION: 'T-2', SMS_DLT_TEMPLATE_REMINDER: 'T-3' },
  ...{ SMS_DLT_TEMPLATE_MOVED: 'T-4', SMS_DLT_TEMPLATE_CANCELLED: 'T-5' },
};
const REMINDER = { template: 'reminder', form: 'link', language: 'hi' } as const;

let app: TestApp;
let admin: Caller;
beforeAll(async () => {
  app = await startTestApp({ env: DLT });
  admin = await app.as('admin');
});
afterAll(() => app.close());
beforeEach(() => app.sql.query('delete from message_templates'));

const all = async (): Promise<MessageTemplates> => (await admin.get('message-templates')).body as MessageTemplates;
const find = async (wanted: object): Promise<MessageTemplate | undefined> =>
  (await all()).templates.find((text) => Object.entries(wanted).every(([name, value]) => text[name as keyof MessageTemplate] === value));
const save = (body: object, version?: number) =>
  admin.put('message-templates', body, version === undefined ? {} : { 'if-match': `"${version}"` });
const rows = () => app.sql.query<{ language: string; dlt_template_id: string }>('select language, dlt_template_id from message_templates');

describe('the texts of messages', () => {
  it('are there in each language, with what is registered, a preview and what to know of it', async () => {
    const { idsNeeded, templates } = await all();
    expect(idsNeeded).toBe(true);
    expect(new Set(templates.map(({ template, form, language }) => `${template} ${form} ${language}`)).size).toBe(templates.length);
    expect(await find(REMINDER)).toEqual({
      ...REMINDER,
      text: '{#alphanumeric#}: कल {#alphanumeric#} के साथ आपकी अपॉइंटमेंट {#alphanumeric#} है: {#alphanumeric#}। देखें, बदलें या रद्द करें: {#url#}',
      preview: `Lotus Care Hospital: कल Dr. Meera Iyer के साथ आपकी अपॉइंटमेंट AD-100001 है: 25 नवं. 2026, सुबह 9:30 बजे। देखें, बदलें या रद्द करें: http://localhost:3000/a/${'x'.repeat(23)}`,
      segments: 3,
      warnings: ['The link has 47 characters: register two places side by side where your operator takes fewer', 'It takes 3 SMS'],
      ...{ dltTemplateId: null, dltHeader: null, providerName: null, variable: null, version: 0 },
    });
  });

  it('name the variable that has the id of a text', async () => {
    expect(await find({ template: 'moved', form: 'phone', language: 'en' })).toMatchObject({ variable: 'SMS_DLT_TEMPLATE_MOVED' });
    expect(await find({ template: 'moved', form: 'phoneReason', language: 'en' })).toMatchObject({ variable: null });
    expect(await find({ template: 'moved', form: 'phone', language: 'hi' })).toMatchObject({ variable: null });
    await save({ template: 'moved', form: 'phone', language: 'en', dltTemplateId: ID });
    expect(await find({ template: 'moved', form: 'phone', language: 'en' })).toMatchObject({ variable: null, dltTemplateId: ID });
  });

  it('are for administrators alone', async () => {
    for (const role of ['agent', 'doctor', 'hospital_admin'] as const) {
      const other = await app.as(role);
      expect((await other.get('message-templates')).status).toBe(403);
      expect((await other.put('message-templates', { ...REMINDER, dltTemplateId: ID })).status).toBe(403);
    }
    expect((await app.visitor().get('message-templates')).status).toBe(401);
    expect(await rows()).toEqual([]);
  });
});

describe('the id of a text', () => {
  it('is entered with blanks around it, changed and taken away, and each is in the audit log with its text', async () => {
    const entered = await save({ ...REMINDER, dltTemplateId: ` ${ID}\t`, dltHeader: ' LOTUSC ', providerName: ' reminder_hi ' }, 0);
    expect([entered.status, entered.headers['etag']]).toEqual([200, '"1"']);
    expect(entered.body).toMatchObject({ ...REMINDER, dltTemplateId: ID, dltHeader: 'LOTUSC', providerName: 'reminder_hi', version: 1 });
    expect((await save({ ...REMINDER, dltTemplateId: OTHER }, 1)).body).toMatchObject({
      dltTemplateId: OTHER,
      dltHeader: null,
      version: 2,
    });
    expect((await save({ ...REMINDER, dltTemplateId: ' ' }, 2)).body).toMatchObject({ dltTemplateId: null, version: 0 });
    expect(await rows()).toEqual([]);
    const log = (await admin.get('audit?entity=call&action=changed')).body as { operation: string }[];
    expect(log.slice(0, 3).map(({ operation }) => operation)).toEqual(Array(3).fill('PUT message-templates: reminder link hi'));
  });

  it('that somebody else has changed meanwhile is not overwritten, also where there was none', async () => {
    expect((await save({ ...REMINDER, dltTemplateId: ID }, 0)).status).toBe(200);
    for (const version of [0, 7]) {
      const { status, body } = await save({ ...REMINDER, dltTemplateId: OTHER }, version);
      expect([status, body.current, body.errors]).toEqual([
        409,
        expect.objectContaining({ dltTemplateId: ID, version: 1 }),
        { dltTemplateId: expect.any(String) as string },
      ]);
    }
    expect(await rows()).toEqual([{ language: 'hi', dlt_template_id: ID }]);
  });

  it('is entered once by two at the same moment', async () => {
    const answers = await Promise.all([save({ ...REMINDER, dltTemplateId: ID }, 0), save({ ...REMINDER, dltTemplateId: OTHER }, 0)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    ['of 18 digits', { dltTemplateId: ID.slice(1) }, 'dltTemplateId'],
    ['of 20', { dltTemplateId: `${ID}0` }, 'dltTemplateId'],
    ['with a letter', { dltTemplateId: `${ID.slice(1)}x` }, 'dltTemplateId'],
    ['in digits of another script', { dltTemplateId: '१'.repeat(19) }, 'dltTemplateId'],
    ['that is a number', { dltTemplateId: 1107 }, 'dltTemplateId'],
    ['that is missing beside a header', { dltHeader: 'LOTUSC' }, 'dltTemplateId'],
    ['with a header of blanks within', { dltTemplateId: ID, dltHeader: 'LO TUS' }, 'dltHeader'],
    ['with a long header', { dltTemplateId: ID, dltHeader: 'LOTUSCAREHOS' }, 'dltHeader'],
    ["with a long name of the provider's", { dltTemplateId: ID, providerName: 'x'.repeat(101) }, 'providerName'],
    ['of a text that is none', { dltTemplateId: ID, template: 'account' }, 'template'],
    ['of a form that the text has not', { dltTemplateId: ID, form: 'linkReason' }, 'form'],
    ['of a form that the language has not', { dltTemplateId: ID, template: 'moved', form: 'phoneReason' }, 'form'],
    ['of a language that is none', { dltTemplateId: ID, language: 'xx' }, 'language'],
    ['of a field that there is not', { dltTemplateId: ID, text: 'Your own words' }, 'text'],
  ])('%s is refused at its field, and nothing is written', async (_what, wrong, field) => {
    const { status, body } = await save({ ...REMINDER, ...wrong });
    expect([status, Object.keys(body.errors as object)]).toEqual([400, [field]]);
    expect(await rows()).toEqual([]);
  });

  it('of a text that takes more than four SMS is refused', async () => {
    const far = await startTestApp({ env: { ...DLT, PUBLIC_BASE_URL: `https://${'desk.'.repeat(40)}example.in` } });
    try {
      const { status, body } = await (await far.as('admin')).put('message-templates', { ...REMINDER, dltTemplateId: ID });
      expect([status, body.errors]).toEqual([400, { dltTemplateId: 'It takes more than 4 SMS, which no operator sends' }]);
    } finally {
      await far.close();
    }
  });
});

it('texts need no ids where no operator demands them', async () => {
  const plain = await startTestApp({ env: { OUTBOX: '1' } });
  try {
    expect((await (await plain.as('admin')).get('message-templates')).body).toMatchObject({ idsNeeded: false });
  } finally {
    await plain.close();
  }
});
