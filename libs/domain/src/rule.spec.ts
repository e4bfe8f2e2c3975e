import { between, checkAll, email, listOf, note, oneOf, optional, phone, text, TURNED_TEXT, uuid } from './rule';

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

  it.each([
    '९८४५०१२३४५',
    '௯௮௪௫௦௧௨௩௪௫',
    '٩٨٤٥٠١٢٣٤٥',
    '９８４５０１２３４５',
    '+91\uFE0D-98455-23357',
    '\u202D+919845012345\u202C',
    '98450\u00A012345',
  ])('takes %j as a phone', (value) => {
    expect(phone('bad').check(value)).toBeNull();
  });

  it.each(['98450123\u200B\u200B', '१२३४५६----', '\u200B'.repeat(12)])('counts only what is seen of a phone: %j is refused', (value) => {
    expect(phone('bad').check(value)).toBe('bad');
  });

  it.each(['\u200B', '\u200D\u200C', '\u3164', '\u2800', '\uFEFF', '\u00AD\u2060', '\u034F', '\u180E', ' \u00A0\u3000', '\u{E0041}'])(
    'is not kept by a name of nothing but what nobody sees: %j',
    (value) => {
      expect(text({ message: 'Name is required' }).check(value)).toBe('Name is required');
      expect(optional(text({ message: 'x' })).check(value)).toBeNull();
    },
  );

  it.each(['\u202E', '\u202D'])('refuses %j anywhere in a text, and keeps joiners', (sign) => {
    const name = text({ message: 'Name is required' });
    expect([`${sign}Asha`, `As${sign}ha`, `Asha${sign}`].map(name.check)).toEqual([TURNED_TEXT, TURNED_TEXT, TURNED_TEXT]);
    expect(note().check(`a${sign}`)).toBe(TURNED_TEXT);
    expect(email('bad').check(`as${sign}ha@example.in`)).toBe('bad');
    expect(name.check('അവന്\u200D')).toBeNull();
    expect(name.check('\u2068Asha\u2069')).toBeNull();
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
