import type { Language } from '../languages/languages';
import { fillableForms, formLabel, fullestForm, paramsOfForm, registeredForm, textForms, type Form, type RegisteredText } from './forms';
import type { AppointmentParams, SmsTemplate } from './texts';

const LINK = 'https://desk.example.in/a/key';
const PLAIN: AppointmentParams = {
  ...{ hospital: 'Lotus Care', doctor: 'Dr. Iyer', day: '2026-11-25', time: '09:30', number: 7, phone: '+91 55500 10000' },
};
const WHY = { day: '2026-11-24', time: '09:00', link: 'https://desk.example.in/book/lotus', away: 'Dr. Rao' } as const;
const WHOLE = { ...PLAIN, link: LINK, why: WHY };

const text = (template: SmsTemplate, form: Form, language: Language = 'en'): RegisteredText => ({
  ...{ template, form, language, id: `${template} ${form} ${language}`, header: null, providerName: null },
});
const chosen = (texts: readonly RegisteredText[], template: SmsTemplate = 'moved', params: AppointmentParams = WHOLE): string | null =>
  registeredForm({ template, params, language: 'hi' }, texts)?.registered?.id ?? null;

it('a message has the forms for which it has all that they say, the fullest first', () => {
  const moved = (params: AppointmentParams, language: Language = 'en') => fillableForms({ template: 'moved', params, language });
  expect(moved(WHOLE)).toEqual(['linkReason', 'link', 'phoneReason', 'phone']);
  expect(moved(WHOLE, 'hi')).toEqual(['linkReason', 'link', 'phone']);
  expect(moved({ ...PLAIN, link: LINK })).toEqual(['link', 'phone']);
  expect(moved({ ...PLAIN, why: WHY, link: null })).toEqual(['phoneReason', 'phone']);
  expect(fillableForms({ template: 'confirmation', params: PLAIN, language: 'en' })).toEqual(['phone']);
  expect(fillableForms({ template: 'code', params: { code: '1' }, language: 'hi' })).toEqual(['plain']);
});

describe('where nothing has to be registered', () => {
  it('the fullest form goes out', () => {
    expect(fullestForm({ template: 'moved', params: WHOLE, language: 'hi' })).toEqual({
      form: 'linkReason',
      language: 'hi',
      registered: null,
    });
  });
});

describe('where texts have to be registered', () => {
  const old = [text('moved', 'phone'), text('moved', 'phoneReason'), text('confirmation', 'phone')];

  it('the fullest registered one in the language goes out', () => {
    const hindi = [text('moved', 'phone', 'hi'), text('moved', 'link', 'hi'), text('moved', 'linkReason', 'hi')];
    expect(chosen([...old, ...hindi])).toBe('moved linkReason hi');
    expect(chosen([...old, ...hindi.slice(0, 2)])).toBe('moved link hi');
  });

  it('one in the language without the link goes before one in English with it', () => {
    expect(chosen([text('moved', 'linkReason'), text('moved', 'phone', 'hi')])).toBe('moved phone hi');
  });

  it('without any in the language the fullest in English goes out, and that of no other language', () => {
    expect(chosen([...old, text('moved', 'linkReason', 'ta')])).toBe('moved phoneReason en');
    expect(chosen([...old, text('moved', 'link')])).toBe('moved link en');
  });

  it('nothing goes out where no form of the text is registered', () => {
    expect(chosen(old, 'reminder')).toBeNull();
    expect(chosen([])).toBeNull();
  });

  it('nothing with a link goes out for an appointment that has none', () => {
    expect(chosen([text('moved', 'link')], 'moved', { ...PLAIN, why: WHY, link: null })).toBeNull();
  });
});

it('nobody gets what the form does not say: neither a key nor a reason', () => {
  expect(paramsOfForm(WHOLE, 'linkReason')).toEqual(WHOLE);
  expect(paramsOfForm(WHOLE, 'link')).toEqual({ ...PLAIN, link: LINK, why: null });
  expect(paramsOfForm(WHOLE, 'phoneReason')).toEqual({ ...PLAIN, why: WHY });
  expect(paramsOfForm(WHOLE, 'phone')).toEqual({ ...PLAIN, why: null });
  expect(paramsOfForm(PLAIN, 'phone')).toEqual(PLAIN);
});

it('each text and form has a name of its own', () => {
  const labels = textForms('en').map(({ template, form }) => formLabel(template, form));
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels).toHaveLength(13);
  expect(labels).toEqual(expect.arrayContaining(['One-time code', 'New time, with link and reason', 'Confirmation, with phone']));
});
