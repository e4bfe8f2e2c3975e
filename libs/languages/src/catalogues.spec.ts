import { contentHash, countsOf, isThere } from './contents';
import { PAGES } from './generated/all-pages';
import { CONTENTS } from './generated/contents';

it('0 is one in Hindi, and many in English', () => {
  const said = (count: number): string[] => [PAGES.en, PAGES.hi].map(({ pages }) => pages.doctors.count({ count }));
  expect(said(0)).toEqual(['0 doctors', '0 डॉक्टर']);
  expect(said(1)[0]).toBe('1 doctor');
  expect([0, 1, 2].map((count) => PAGES.en.pages.sheet.free({ count }))).toEqual(['Full', '1 free', '2 free']);
});

it('digits are Latin, however large the number', () => {
  expect(PAGES.hi.pages.doctors.count({ count: 1_234_567 })).toContain('1234567');
});

it('English is reviewed, and every other language a draft until each text is read', () => {
  for (const [language, words] of Object.entries(PAGES)) {
    const { texts = 0, reviewed = -1 } = countsOf('pages', language) ?? {};
    expect([language, words.isReviewed]).toEqual([language, texts === reviewed]);
  }
  expect(PAGES.en.isReviewed).toBe(true);
});

it('a language has a hash where it is there, another one than any other, and none where it is not', () => {
  const hashes = Object.keys(CONTENTS.pages).map((language) => contentHash('pages', language));
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(isThere('pages', 'hi')).toBe(true);
  expect(isThere('pages', 'xx')).toBe(false);
  expect([contentHash('pages', 'xx'), countsOf('pages', 'xx')]).toEqual([null, null]);
});
