import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { label12h, labelOfDay } from '@arogya/domain/clock';
import { LANGUAGES, type Language } from '@arogya/domain/languages/languages';
import { textForms, type Form } from '@arogya/domain/messages/forms';
import { isTooLong } from '@arogya/domain/messages/lint';
import type { AppointmentParams, AppointmentTemplate } from '@arogya/domain/messages/texts';
import { valuesOf } from './message-values';
import type { Message } from './message';
import { sampleText, TAGS } from './texts-to-register';
import { isWritten, textOf, wordsIn, wordsOf } from './words';

const WRITTEN = LANGUAGES.filter(isWritten);
const PARAMS: AppointmentParams = {
  ...{ hospital: 'Lotus Care', doctor: 'Meera Iyer', day: '2026-11-25', time: '09:30', number: 100_001, phone: '+91 55500 10000' },
};
const LINK = 'https://desk.example.in/a/key';
const AWAY = { day: '2026-11-24', time: '21:05', link: 'https://desk.example.in/book/lotus', away: 'Anil Rao' } as const;
const CLOSED = { day: '2026-11-24', time: '09:00', link: null, closed: 'Diwali' } as const;

const said = (template: AppointmentTemplate, form: Form, language: Language, params: AppointmentParams = PARAMS): string =>
  textOf(wordsIn(language), template, form, valuesOf(wordsIn(language), params));

/** As they were registered: operators drop a text in which one letter is another. */
describe('the English texts that were registered before there were links say to the letter what they said', () => {
  it.each<[AppointmentTemplate, Form, AppointmentParams, string]>([
    [
      'confirmation',
      'phone',
      PARAMS,
      'Lotus Care: appointment AD-100001 with Dr. Meera Iyer is booked for 25 Nov 2026, 9:30 AM. To change it, call +91 55500 10000.',
    ],
    [
      'confirmation',
      'phone',
      { ...PARAMS, phone: null },
      'Lotus Care: appointment AD-100001 with Dr. Meera Iyer is booked for 25 Nov 2026, 9:30 AM.',
    ],
    [
      'reminder',
      'phone',
      PARAMS,
      'Lotus Care: reminder of appointment AD-100001 with Dr. Meera Iyer tomorrow, 25 Nov 2026, 9:30 AM. To change it, call +91 55500 10000.',
    ],
    [
      'moved',
      'phone',
      PARAMS,
      'Lotus Care: appointment AD-100001 with Dr. Meera Iyer is now on 25 Nov 2026, 9:30 AM. To change it, call +91 55500 10000.',
    ],
    [
      'cancelled',
      'phone',
      PARAMS,
      'Lotus Care: appointment AD-100001 with Dr. Meera Iyer on 25 Nov 2026, 9:30 AM is cancelled. For another time, call +91 55500 10000.',
    ],
    [
      'moved',
      'phoneReason',
      { ...PARAMS, why: AWAY },
      'Lotus Care: appointment AD-100001 was for 24 Nov 2026, 9:05 PM. Dr. Anil Rao is not available then. It is now with Dr. Meera Iyer on 25 Nov 2026, 9:30 AM. To change it, call +91 55500 10000. Free times: https://desk.example.in/book/lotus',
    ],
    [
      'cancelled',
      'phoneReason',
      { ...PARAMS, why: CLOSED },
      'Lotus Care: appointment AD-100001 with Dr. Meera Iyer on 25 Nov 2026, 9:30 AM is cancelled. The hospital is closed then: Diwali. For another time, call +91 55500 10000.',
    ],
  ])('%s, %s', (template, form, params, expected) => {
    expect(said(template, form, 'en', params)).toBe(expected);
  });

  it('every hour and month is said as everywhere else', () => {
    for (let hour = 0; hour < 24; hour += 1) {
      const time = `${String(hour).padStart(2, '0')}:05`;
      const day = `2026-${String((hour % 12) + 1).padStart(2, '0')}-09`;
      expect(said('moved', 'phone', 'en', { ...PARAMS, day, time })).toContain(`is now on ${labelOfDay(day)}, ${label12h(time)}.`);
    }
  });
});

describe('a text with the link', () => {
  it('has it as its last word, and no phone', () => {
    for (const language of WRITTEN) {
      for (const template of ['confirmation', 'reminder', 'moved', 'cancelled'] as const) {
        const text = said(template, 'link', language, { ...PARAMS, link: LINK });
        expect(text.split(' ').at(-1)).toBe(LINK);
        expect(text).not.toContain('55500');
      }
    }
  });

  it('says why, where a calendar has changed', () => {
    const params = { ...PARAMS, link: LINK, why: AWAY };
    expect(said('moved', 'linkReason', 'en', params)).toBe(
      `Lotus Care: appointment AD-100001 was for 24 Nov 2026, 9:05 PM. Dr. Anil Rao is not available then. It is now with Dr. Meera Iyer on 25 Nov 2026, 9:30 AM. See, move or cancel it: ${LINK}`,
    );
    expect(said('cancelled', 'linkReason', 'hi', params)).toBe(
      `Lotus Care: Dr. Meera Iyer के साथ 25 नवं. 2026, सुबह 9:30 बजे की अपॉइंटमेंट AD-100001 रद्द हो गई है। Dr. Anil Rao उस समय उपलब्ध नहीं हैं। फिर से बुक करें: ${LINK}`,
    );
  });
});

describe('every text, in each language that is there', () => {
  const all = WRITTEN.flatMap(textForms);
  const catalogueOf = (language: Language): string =>
    readFileSync(join(import.meta.dirname, `../../../libs/languages/src/messages/${language}.json`), 'utf8');

  it('takes four SMS at most', () => {
    const samples = all.map(({ template, form, language }) => sampleText(template, form, language, 'https://desk.example.in'));
    expect(samples.filter(isTooLong).map(({ preview }) => preview)).toEqual([]);
    // The control: at an address that is far longer, some do.
    const far = all.map(({ template, form, language }) => sampleText(template, form, language, `https://${'desk.'.repeat(30)}example.in`));
    expect(far.filter(isTooLong).length).toBeGreaterThan(0);
  });

  it('names nothing but what a message may name: no symptoms, no notes, no specialty', () => {
    const parts = ['product', 'minutes', 'name', 'date', 'month', 'year', 'time', 'part'];
    const may = new Set([...Object.keys(TAGS), ...parts]);
    for (const language of WRITTEN) {
      const named = [...catalogueOf(language).matchAll(/\{(\w+)[},]/gu)].map(([, name]) => name ?? '');
      expect(named.length).toBeGreaterThan(40);
      expect(named.filter((name) => !may.has(name) && !/^(?:early|morning|afternoon|evening|night|other)$/u.test(name))).toEqual([]);
    }
    expect(Object.keys(TAGS)).toEqual(['code', 'hospital', 'number', 'doctor', 'when', 'before', 'reason', 'phone', 'link', 'page']);
  });

  it('is as it is registered, with a value in each place', () => {
    const typed = /\{#(?:numeric|alphanumeric|cbn|url)#\}/gu;
    for (const { template, form, language } of all) {
      const { text, preview } = sampleText(template, form, language, 'https://desk.example.in');
      const pattern = text
        .split(typed)
        .map((piece) => piece.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`))
        .join('.+');
      expect(text.replaceAll(typed, '')).not.toMatch(/[{}#]/u);
      expect(preview).toMatch(new RegExp(`^${pattern}$`, 'u'));
    }
  });
});

describe('the words of a message', () => {
  const message: Message = {
    to: { channel: 'email', address: 'asha@example.in' },
    template: 'reminder',
    params: { ...PARAMS, link: LINK },
  };

  it('are the fullest in its language, with the subject', () => {
    expect(wordsOf({ ...message, language: 'hi' })).toEqual({
      subject: 'अपॉइंटमेंट AD-100001 कल है',
      text: `Lotus Care: कल Dr. Meera Iyer के साथ आपकी अपॉइंटमेंट AD-100001 है: 25 नवं. 2026, सुबह 9:30 बजे। देखें, बदलें या रद्द करें: ${LINK}`,
    });
  });

  it('are English where it has none, as of a server of before, and where the language is not there', () => {
    const english = { subject: 'Appointment AD-100001 is tomorrow', text: said('reminder', 'link', 'en', { ...PARAMS, link: LINK }) };
    expect(wordsOf(message)).toEqual(english);
    expect(wordsOf({ ...message, language: null })).toEqual(english);
    const missing = LANGUAGES.find((language) => !isWritten(language));
    if (missing) expect(wordsOf({ ...message, language: missing })).toEqual(english);
  });
});
