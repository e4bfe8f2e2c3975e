import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isRole } from '@arogya/domain/access';
import { CHAPTERS, chaptersFor, helpFor } from '@arogya/domain/guide/chapters';
import type { NavEntry } from '@arogya/platform';
import { ROOT } from '../product';
import { chapterText, GUIDE, readChapter, type Cue } from './chapter';
import { namesControl, saysSentence, screenTexts } from './screen-texts';
import { MOST_PICTURE_BYTES } from './picture';

const PICTURES = '../pictures/guide';

const texts = screenTexts();

/** Of a chapter, what no screen has. */
const missing = (cues: readonly Cue[]): string[] =>
  cues
    .filter(({ kind, text }) => (kind === 'control' && !namesControl(texts, text)) || (kind === 'sentence' && !saysSentence(texts, text)))
    .map(({ kind, text }) => `${kind} ${text}`);

describe.each(CHAPTERS)('$name', ({ name, title }) => {
  const chapter = readChapter(chapterText(name));

  test('begins with its title', () => expect(chapter.title).toBe(title));

  // Its steps are gone through by e2e/guide.e2e.ts.
  test('names, outside of its steps, controls and sentences that a screen has', () => expect(missing(chapter.asides)).toEqual([]));

  test('has pictures that are there and small', () => {
    const pictures = chapter.cues.filter(({ kind }) => kind === 'picture');
    expect(pictures.length).toBeLessThanOrEqual(2);
    for (const { text } of pictures) expect(statSync(join(GUIDE, text)).size).toBeLessThanOrEqual(MOST_PICTURE_BYTES);
  });
});

test('a control and a sentence that no screen has are found', () => {
  const { asides } = readChapter('# Planted\n\nPress **Book Everything**, or **Book Appointment**. You read “Booked it all.”\n');
  expect(missing(asides)).toEqual(['control Book Everything', 'sentence Booked it all.']);
});

test('the folder holds the chapters, their pictures and nothing else', () => {
  const chapters = readdirSync(GUIDE).filter((name) => name.endsWith('.md') && name !== 'README.md');
  expect(chapters.sort()).toEqual(CHAPTERS.map(({ name }) => `${name}.md`).sort());
  const shown = CHAPTERS.flatMap(({ name }) => readChapter(chapterText(name)).cues.filter(({ kind }) => kind === 'picture'));
  const pictures = readdirSync(join(GUIDE, PICTURES)).filter((name) => name.endsWith('.webp'));
  expect(pictures.map((name) => `${PICTURES}/${name}`).sort()).toEqual(shown.map(({ text }) => text).sort());
});

const entries = readdirSync(ROOT)
  .filter((name) => name.startsWith('mfe-'))
  .flatMap((name) => JSON.parse(readFileSync(join(ROOT, name, 'src/nav.json'), 'utf8')) as NavEntry[]);

test.each(entries.flatMap(({ path, roles }) => roles.filter(isRole).map((role) => [path, role] as const)))(
  'the page %s has a chapter for %s',
  (path, role) => expect(helpFor(path, role)).toMatch(/^\/guide\/[\w-]+$/u),
);

test('a page that has none leads to the index', () => expect(helpFor('/nonsense', 'doctor')).toBe('/guide'));

/** Whether a role has the page of this name in its sidebar. */
const hasPage = (name: string, role: string): boolean =>
  entries.some(({ label, roles, listed }) => label === name && listed !== false && roles.includes(role));
const isPage = (name: string): boolean => entries.some(({ label }) => label === name);

test('nobody is offered a chapter that speaks of a page which they do not have', () => {
  const closed = CHAPTERS.flatMap(({ name, roles }) => {
    const pages = readChapter(chapterText(name)).cues.filter(({ kind, text }) => kind === 'control' && isPage(text));
    return roles.flatMap((role) => pages.filter(({ text }) => !hasPage(text, role)).map(({ text }) => `${name}: ${text} for ${role}`));
  });
  expect(closed).toEqual([]);
  expect(chaptersFor('doctor').map(({ name }) => name)).toEqual(['the-doctors-day', 'keys']);
});
