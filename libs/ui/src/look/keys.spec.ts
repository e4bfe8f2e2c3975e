import { pressedKey } from './keys';

const press = (key: string, code: string, shiftKey = false) => pressedKey({ key, code, shiftKey });

test.each([
  ['Hindi', 'क', 'KeyK', 'k'],
  ['Hindi', 'ब', 'KeyY', 'y'],
  ['Tamil', 'க', 'KeyK', 'k'],
  ['Bengali', 'ব', 'KeyB', 'b'],
  ['Telugu', 'న', 'KeyN', 'n'],
  ['Hindi, three letters on one key', 'क्ष', 'KeyN', 'n'],
  ['Arabic', 'ن', 'KeyK', 'k'],
  ['Cyrillic', 'л', 'KeyK', 'k'],
  ['an input method', 'Process', 'KeyB', 'b'],
  ['a dead key', 'Dead', 'KeyN', 'n'],
  ['Hindi digits', '३', 'Digit3', '3'],
  ['Hindi', 'य', 'Slash', '/'],
])('on a keyboard of %s, %s on %s is %s', (_, key, code, meant) => {
  expect(press(key, code)).toBe(meant);
});

test('a question mark is one by its place, too', () => {
  expect(press('य़', 'Slash', true)).toBe('?');
});

test.each([
  ['AZERTY', 'a', 'KeyQ', 'a'],
  ['AZERTY', 'q', 'KeyA', 'q'],
  ['AZERTY', 'M', 'Semicolon', 'm'],
  ['Dvorak', 'k', 'KeyV', 'k'],
  ['Dvorak', 'b', 'KeyN', 'b'],
  ['Dvorak', 'n', 'KeyL', 'n'],
  ['QWERTZ', 'z', 'KeyY', 'z'],
  ['a US keyboard', 'K', 'KeyK', 'k'],
  ['a US keyboard', '?', 'Slash', '?'],
])('on %s the letter counts, wherever it stands: %s', (_, key, code, meant) => {
  expect(press(key, code)).toBe(meant);
});

test.each(['Enter', 'Escape', 'ArrowDown', 'Tab', ' ', 'F8'])('%s is itself', (key) => {
  expect(press(key, key === ' ' ? 'Space' : key)).toBe(key);
});

test('a key of nothing known is nothing else', () => {
  expect([press('é', 'Digit2'), press('€', 'IntlBackslash'), press('क', '')]).toEqual(['2', '€', 'क']);
});
