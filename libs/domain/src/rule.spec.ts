import { between, checkAll, email, listOf, oneOf, optional, phone, text, uuid } from './rule';

describe('a rule', () => {
  it('counts text without the white space around it', () => {
    const name = text({ min: 2, message: 'Patient name is required' });
    expect(name.check('  A ')).toBe('Patient name is required');
    expect(name.check(' अमृता ')).toBeNull();
    expect(name.check("D'Souza")).toBeNull();
    expect(name.check(12)).toBe('Patient name is required');
  });

  it('refuses text that is longer than what is stored, and says how long it may be', () => {
    expect(text({ max: 5, message: 'x' }).check('123456')).toBe('At most 5 characters');
  });

  it.each(['a@b.in', 'first.last+tag@sub.example.co.in'])('takes %s as an e-mail address', (value) => {
    expect(email('bad').check(value)).toBeNull();
  });

  it.each(['', 'a@b', 'a b@c.in', 'a@@c.in', 'a@c..in', '<a@c.in>', null])('refuses %p as an e-mail address', (value) => {
    expect(email('bad').check(value)).toBe('bad');
  });

  it.each(['+91 98765 43210', '9876543210', '(022) 2345-6789'])('takes %s as a phone', (value) => {
    expect(phone('bad').check(value)).toBeNull();
  });

  it.each(['987654321', '+91 9876', 'not a phone at all', ''])('refuses %s as a phone', (value) => {
    expect(phone('bad').check(value)).toBe('bad');
  });

  it('has a sentence for each bound of a number and refuses fractions and text', () => {
    const age = between(1, 120, { low: 'low', high: 'high' });
    expect([0, 1, 120, 121].map(age.check)).toEqual(['low', null, null, 'high']);
    expect(age.check(1.5)).toBe('Please enter a whole number');
    expect(age.check('7')).toBe('Please enter a whole number');
    expect(age.check(Number.NaN)).toBe('Please enter a whole number');
  });

  it('refuses a list with a repeat, with too many entries or with a bad one', () => {
    const list = listOf(oneOf(['a', 'b'], 'bad entry'), 2, 'bad list');
    expect(list.check(['a', 'b'])).toBeNull();
    expect(list.check(['a', 'a'])).toBe('bad list');
    expect(list.check('a')).toBe('bad list');
    expect(list.check(['c'])).toBe('bad entry');
  });

  it('lets nothing pass for what is optional, and still checks what is given', () => {
    const maybe = optional(uuid('bad id'));
    expect([undefined, null, '', '  '].map(maybe.check)).toEqual([null, null, null, null]);
    expect(maybe.check('123')).toBe('bad id');
    expect(maybe.schema.nullable).toBe(true);
  });

  it('names every field that breaks its rule', () => {
    const rules = { name: text({ message: 'Name is required' }), phone: phone('Valid phone number is required') };
    expect(checkAll(rules, { name: 'Asha' })).toEqual({ phone: 'Valid phone number is required' });
  });
});
