import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogueProblems } from './check.mjs';
import { CATALOGUES, flattened, nested } from './catalogues.mjs';
import { checkLanguages } from './main.mjs';
import { argumentsOf, messageProblems } from './message.mjs';
import { pseudoOf } from './pseudo.mjs';
import { shownText } from './compile.mjs';

const COUNT = '{count, plural, one {{count} doctor} other {{count} doctors}}';

it('the catalogues are sound, and what is made from them is as they say', async () => {
  expect(await checkLanguages()).toEqual([]);
});

it.each([
  ['', 'Close', ['is empty']],
  ['बंद {', 'Close', ['has a brace that belongs to no argument']],
  ['बंद {name', 'Close {name}', [expect.stringMatching(/^cannot be read/u)]],
  ['{name} बंद', 'Close', ['has {name}, which the English text has not']],
  ['बंद', 'Close {name}', ['has no {name}']],
  ['{count, plural, one {{count} डॉक्टर} other {# डॉक्टर}}', COUNT, [expect.stringMatching(/^has "#"/u)]],
  ['{count, number} डॉक्टर', COUNT, [expect.stringMatching(/^has a format/u)]],
  ['{count, plural, other {{count} डॉक्टर}}', COUNT, ['{count} has no branch "one"']],
  [
    '{count, plural, one {{count}} few {{count}} other {{count}}}',
    COUNT,
    ['{count} has a branch "few", which this language does not know'],
  ],
  ['{name, plural, one {{name}} other {{name}}}', 'Close {name}', ['counts {name}, which comes as text']],
  ['१० बजे', '10 AM', ['has digits of another script: write 0 to 9']],
  ['बंद करें', 'Close', []],
  ['{count} डॉक्टर', COUNT, []],
])('of %j for %j the check says %j', (text, english, problems) => {
  expect(messageProblems(text, english, 'hi')).toEqual(problems);
});

it('arguments are text, but numbers where they choose a plural', () => {
  expect(argumentsOf(COUNT)).toEqual({ count: 'number' });
  expect(argumentsOf('{day}, {time}')).toEqual({ day: 'string', time: 'string' });
});

it('an empty or broken text shows the English one', () => {
  expect(['', '{', '{name}', 'बंद'].map((text) => shownText(text, 'Close', 'hi'))).toEqual(['Close', 'Close', 'Close', 'बंद']);
});

it('a nested catalogue becomes its keys and is made from them again', () => {
  const catalogue = { sheet: { close: 'Close', groups: { morning: 'Morning' } }, top: 'Top' };
  expect(flattened(catalogue)).toEqual({ 'sheet.close': 'Close', 'sheet.groups.morning': 'Morning', top: 'Top' });
  expect(nested(flattened(catalogue))).toEqual(catalogue);
});

it('the language of the tests keeps arguments and branches, and is longer by two fifths', () => {
  expect(pseudoOf('Book with {doctor}')).toMatch(/^Böök wïth \{doctor\} /u);
  expect(messageProblems(pseudoOf(COUNT), COUNT, 'en')).toEqual([]);
  expect(pseudoOf('Please choose a day').length).toBeGreaterThan(19 * 1.3);
});

describe('catalogues of its own', () => {
  let folder;
  const write = (path, value) => writeFileSync(join(folder, path), JSON.stringify(value));
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'languages-'));
    for (const catalogue of CATALOGUES) {
      mkdirSync(join(folder, catalogue));
      write(`${catalogue}/en.json`, {});
    }
    write('pages/en.json', { sheet: { close: 'Close', title: 'Book with {doctor}' } });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('a language that is not there yet is no fault', () => {
    expect(catalogueProblems(folder)).toEqual([]);
  });

  it('one that is there has every text, and none that English has not', () => {
    write('pages/hi.json', { sheet: { close: 'बंद करें', open: 'खोलें' } });
    expect(catalogueProblems(folder)).toEqual(['pages/hi.json: "sheet.title" is missing', 'pages/hi.json: "sheet.open" is not in en.json']);
  });

  it('a text is as long as its note allows, counted in signs as they are read', () => {
    write('pages/notes.json', { 'sheet.close': { note: 'Button', most: 5 }, 'sheet.gone': {} });
    write('pages/hi.json', { sheet: { close: 'बंद कीजिए', title: '{doctor}' } });
    expect(catalogueProblems(folder)).toEqual([
      'pages/notes.json: "sheet.gone" is not in en.json',
      expect.stringMatching(/"sheet.close" has \d signs, at most 5/u),
    ]);
  });
});
