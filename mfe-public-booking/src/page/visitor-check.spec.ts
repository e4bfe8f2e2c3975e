import { BLANK, type Visitor } from './draft';
import { canCheckPhone, checkChoice, checkVisitor, patientFrom } from './visitor-check';

const GOOD: Visitor = { ...BLANK, phone: '+91 55500 10001', name: 'Asha', age: '34', gender: 'female', symptoms: 'Fever' };

it('asks for everything that the form needs, in the words of the specification', () => {
  expect(checkVisitor(BLANK)).toEqual({
    name: 'Patient name is required',
    phone: 'Valid phone number is required',
    age: 'Age must be at least 1',
    gender: 'Please choose male, female or other',
    symptoms: 'Please describe your symptoms',
  });
  expect(checkChoice({ doctorId: '', date: '', timeSlot: '' })).toEqual({
    doctorId: 'Please select a doctor',
    date: 'Please select a date',
    timeSlot: 'Please select a time slot',
  });
});

it('lets a complete form pass', () => {
  expect(checkVisitor(GOOD)).toEqual({});
});

it.each([
  ['0', 'Age must be at least 1'],
  ['121', 'Age must be less than 120'],
  ['999', 'Age must be less than 120'],
  ['3.5', 'Please enter a whole number'],
  ['ten', 'Please enter a whole number'],
  ['-4', 'Please enter a whole number'],
  ['1', undefined],
  ['120', undefined],
  ['३४', undefined],
  ['௧௨௦', undefined],
  ['১২১', 'Age must be less than 120'],
])('checks the age %s', (age, sentence) => {
  expect(checkVisitor({ ...GOOD, age }).age).toBe(sentence);
});

it('wants an e-mail only when one is given, and then a valid one', () => {
  expect(checkVisitor({ ...GOOD, email: 'nobody' }).email).toBe('Valid email is required');
  expect(checkVisitor({ ...GOOD, email: 'asha@example.in' }).email).toBeUndefined();
});

it('takes an age and a phone in the digits of any script', () => {
  expect(patientFrom({ ...GOOD, age: '३४', phone: '९८४५०१२३४५' })).toMatchObject({ age: 34, phone: '९८४५०१२३४५' });
  expect(checkVisitor({ ...GOOD, age: '३४', phone: '९८४५०१२३४५' })).toEqual({});
});

it('looks a phone up from ten characters on', () => {
  expect(canCheckPhone('123456789')).toBe(false);
  expect(canCheckPhone('  123456789  ')).toBe(false);
  expect(canCheckPhone('1234567890')).toBe(true);
});

it('sends trimmed text, the age as a number, and nothing for what was left out', () => {
  expect(patientFrom({ ...GOOD, name: ' Asha ', location: ' ' })).toEqual({
    name: 'Asha',
    phone: '+91 55500 10001',
    age: 34,
    gender: 'female',
    symptoms: 'Fever',
  });
});
