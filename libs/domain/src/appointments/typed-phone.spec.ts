import { latinDigits, wholePhone } from './typed-phone';

const NUMBER = '9845012345';

test.each([
  NUMBER,
  '98450 12345',
  '+91 98450 12345',
  '+919845012345',
  '919845012345',
  '09845012345',
  ' 98450-12345 ',
  '९८४५०१२३४५',
  '௯௮௪௫௦௧௨௩௪௫',
])('%s is a whole number', (typed) => {
  expect(wholePhone(typed)).toBe(NUMBER);
});

test.each(['', '984501234', '+91 98450 1234', '0984501234', '98450123456', '+44 7700 900123', '98450 12345 x', '+'])(
  '%s is none: digits are missing, or it is of another country',
  (typed) => {
    expect(wholePhone(typed)).toBeNull();
  },
);

test('a number that begins with 91 is whole at its tenth digit', () => {
  expect(wholePhone('9198450123')).toBe('9198450123');
});

test('digits of any script become 0 to 9, and nothing else changes', () => {
  expect(latinDigits('+९१ ९८४ अ ٠١٢٣ ０９ 𝟎𝟗𝟘𝟡 12')).toBe('+91 984 अ 0123 09 0909 12');
});
