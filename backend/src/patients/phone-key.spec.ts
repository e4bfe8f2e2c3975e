import { phoneKey } from './phone-key';

const ONE = '+919876543210';

describe('the key of a phone', () => {
  it.each([
    '9876543210',
    '98765 43210',
    '+91 98765 43210',
    '+91-98765-43210',
    '(+91) 98765 43210',
    '919876543210',
    '09876543210',
    '098765-43210',
    '0091 98765 43210',
    '000 98765 43210',
    '+91 0 98765 43210',
    '９８７６５４３２１０',
    '9876543210 ext 5',
    'tel:9876543210',
  ])('is the same however the number is typed: %s', (typed) => {
    expect(phoneKey(typed)).toBe(ONE);
  });

  it('keeps numbers of other countries apart', () => {
    expect(phoneKey('+1 (415) 555-2671')).toBe('+14155552671');
    expect(phoneKey('0044 20 7946 0958')).toBe('+442079460958');
    expect(phoneKey('+971 50 123 4567')).not.toBe(phoneKey('50 123 4567'));
  });

  it('reads landlines with their area code', () => {
    expect(phoneKey('020 2567 1234')).toBe('+912025671234');
  });

  it('reads the numbers of the demo data, which nobody has', () => {
    expect(phoneKey('+91 55500 10001')).toBe('+915550010001');
    expect(phoneKey('55500 10001')).toBe('+915550010001');
  });

  it('falls back to the digits where no number can be read', () => {
    expect(phoneKey('+999 1234567890')).toBe('9991234567890');
    expect(phoneKey('98765 43210 / 98765 43211')).toBe('98765432109876543211');
    expect(phoneKey('ring the bell')).toBe('');
  });

  it('never takes the country from a parameter hidden in the number', () => {
    expect(phoneKey('9876543210;phone-context=+1')).toBe(ONE);
  });
});
