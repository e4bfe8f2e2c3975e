import { isSamePhone, partOfPhone, phoneKey, phoneLinks, phoneText, readPhone } from './phone';
import { latinDigits, visiblePhone } from './plain';
import { phoneDoubt } from './doubt';

const ONE = '+919845039348';
const INDIC = [
  '९८४५०३९३४८',
  '৯৮৪৫০৩৯৩৪৮',
  '௯௮௪௫௦௩௯௩௪௮',
  '౯౮౪౫౦౩౯౩౪౮',
  '೯೮೪೫೦೩೯೩೪೮',
  '൯൮൪൫൦൩൯൩൪൮',
  '૯૮૪૫૦૩૯૩૪૮',
  '੯੮੪੫੦੩੯੩੪੮',
  '୯୮୪୫୦୩୯୩୪୮',
  '٩٨٤٥٠٣٩٣٤٨',
  '۹۸۴۵۰۳۹۳۴۸',
  '９８４５０３９３４８',
];

describe('a phone in India', () => {
  it.each([
    '9845039348',
    '98450 39348',
    '+91 98450 39348',
    '+91-98450-39348',
    '(+91) 98450 39348',
    '(91) 98450 39348',
    '919845039348',
    '09845039348',
    '098450-39348',
    '0 98450 39348',
    '0091 98450 39348',
    '00 91 98450 39348',
    '0091-0-98450 39348',
    '000 98450 39348',
    '+91 098450 39348',
    '+91 (0) 98450 39348',
    '+91(0)9845039348',
    '+91 0 98450 39348',
    '+9109845039348',
    '91 098450 39348',
    '0919845039348',
    '0+919845039348',
    '++91 98450 39348',
    '+0091 98450 39348',
    '９８４５０３９３４８',
    '＋91 98450 39348',
    '+91 98450–39348',
    '+91\u00A098450\u202F39348',
    '+91.98450.39348',
    '+91\uFE0D-98450-39348',
    '\u202A+91 98450 39348\u202C',
    '\u202D+919845039348\u202C',
    '98450\u200B39348',
    '98450\u00AD39348',
    '\uFEFF98450 39348\u2069',
    '98450 39348 ext 5',
    '98450 39348 x5',
    '98450 39348;phone-context=+1',
    'tel:+91-98450-39348',
    ...INDIC,
    ...INDIC.map((digits) => `+91 ${digits}`),
  ])('is one number however it is typed: %p', (typed) => {
    expect(readPhone(typed)).toBe(ONE);
    expect(phoneKey(typed)).toBe(ONE);
    expect(phoneLinks(typed)).toEqual({ call: `tel:${ONE}`, whatsApp: 'https://wa.me/919845039348' });
    expect(phoneText(typed)).toMatch(/^(?:\+91 )?98450 39348(?:[ ;].+)?$/u);
    expect(phoneDoubt(typed)).toBeNull();
  });

  it('is read with the code of its area, and with that of nobody', () => {
    expect(readPhone('020 2567 1234')).toBe('+912025671234');
    expect(readPhone('(022) 2345-6789')).toBe('+912223456789');
    expect(readPhone('+91 55500 10001')).toBe('+915550010001');
  });

  it('is shown in groups, a landline in those that were typed', () => {
    expect(phoneText('+919845012345')).toBe('+91 98450 12345');
    expect(phoneText('9845012345')).toBe('98450 12345');
    expect(phoneText('098450 12345')).toBe('98450 12345');
    expect(phoneText('०९८४५०१२३४५')).toBe('98450 12345');
    expect(phoneText('020-2612 3456')).toBe('020-2612 3456');
  });
});

describe('a phone of another country', () => {
  it.each([
    ['+960 779 9348', '+9607799348', '+960 779 9348', '96077 99348'],
    ['+65 9123 4567', '+6591234567', '+65 9123 4567', '65912 34567'],
    ['+45 12 34 56 78', '+4512345678', '+45 12345678', '45123 45678'],
    ['0045 12345678', '+4512345678', '+45 12345678', '4512345678'],
    ['+977 984-1234567', '+9779841234567', '+977 984 1234567', '9841234567'],
    ['+971 50 123 4567', '+971501234567', '+971 50 123 4567', '50 123 4567'],
    ['+1 (415) 555-2671', '+14155552671', '+1 415 555 2671', '14155 552671'],
    ['+44 (0)20 7946 0958', '+442079460958', '+44 20 7946 0958', '2079460958'],
    ['0044 020 7946 0958', '+442079460958', '+44 20 7946 0958', '2079460958'],
    ['+३९ ०६ ६९८ १२३४५', '+390669812345', '+39 06 6981 2345', '0669812345'],
  ])('%s keeps its country, however it is shown, dialled and compared', (typed, number, text, local) => {
    expect(readPhone(typed)).toBe(number);
    expect(phoneText(typed)).toBe(text);
    expect(phoneLinks(typed)).toEqual({ call: `tel:${number}`, whatsApp: `https://wa.me/${number.slice(1)}` });
    expect(isSamePhone(typed, number)).toBe(true);
    expect(isSamePhone(typed, local)).toBe(false);
    expect(phoneDoubt(typed)).toBeNull();
  });
});

describe('what can be no number', () => {
  it.each([
    ['98765432101', '98765432101'],
    ['1234567890', '1234567890'],
    ['+91 98450 3934', '91984503934'],
    ['+91 1234567890', '911234567890'],
    ['+999 1234567890', '9991234567890'],
    ['98765 43210 / 98765 43211', '98765432109876543211'],
    ['447700900123', '447700900123'],
    ['ring the bell', ''],
  ])('%s has its digits as a key, is asked about, and goes to no WhatsApp', (typed, key) => {
    expect(readPhone(typed)).toBeNull();
    expect(phoneKey(typed)).toBe(key);
    expect(phoneText(typed)).toBe(typed);
    expect(phoneLinks(typed).whatsApp).toBeNull();
    expect(phoneDoubt(typed)).toContain('Is this right?');
  });

  it('is dialled as it stands, but never two numbers as one', () => {
    expect(phoneLinks('1800 123 4567').call).toBe('tel:18001234567');
    expect(phoneLinks('+999 1234567890').call).toBe('tel:+9991234567890');
    expect(phoneLinks('98765 43210 / 98765 43211').call).toBeNull();
    expect(phoneLinks('ring the bell').call).toBeNull();
  });

  it('is nobody else’s: without digits no two are the same', () => {
    expect(isSamePhone('ring the bell', 'knock')).toBe(false);
  });
});

test.each([
  ['+91 098450 39348', ONE],
  ['+91 (0) 98450 39348', ONE],
  ['0091 98450 39348', ONE],
  ['098450 39348', '9845039348'],
  ['९८४५०३९३४८', '9845039348'],
  ['+91\uFE0D-98450', '+9198450'],
  ['+91 098450', '+9198450'],
  ['0091 98450', '+9198450'],
  ['098450', '98450'],
  ['91098', '91098'],
  ['39348', '39348'],
  ['+960 779 9348', '+9607799348'],
  ['9607799348', '9607799348'],
  ['+', ''],
  ['asha', ''],
  ['24/11', ''],
])('a search for %s looks for %s in keys', (typed, part) => {
  expect(partOfPhone(typed)).toBe(part);
});

test('a number is kept as it was typed, without what nobody sees', () => {
  expect(visiblePhone(' \u202D+91\uFE0D-९८४५० 12345\u202C ')).toBe('+91-९८४५० 12345');
});

test('digits of any script become 0 to 9, and nothing else changes', () => {
  expect(latinDigits('+९१ ९८४ अ ٠١٢٣ ０９ 𝟎𝟗𝟘𝟡 12')).toBe('+91 984 अ 0123 09 0909 12');
});
