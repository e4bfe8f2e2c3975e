import { checkEnglishTexts, englishTexts } from './english-texts.mjs';

it.each([
  ['<p>Choose a day</p>', 1],
  ['<p>Close</p>', 1],
  ['<button aria-label="Close" />', 1],
  ["const title = 'Booking Failed';", 1],
  ['const title = `Book with ${doctor}`;', 1],
  ["toasts.show({ title: 'Please select a doctor' });", 1],
  ['<p className="card Head two">{words.sheet.close()}</p>', 0],
  ["throw new Error('A page stands in a provider');", 0],
  ["console.warn('Phone check failed', status);", 0],
  ["const path = 'M5 4h4l2 5';", 0],
  ['<input placeholder="+91" />', 0],
  ['<p>{`${date}, ${time}`}</p>', 0],
])('of %s it finds %i', (code, count) => {
  expect(englishTexts(code)).toHaveLength(count);
});

it('the pages of patients say nothing that stands in no catalogue', () => {
  expect(checkEnglishTexts()).toEqual([]);
});
