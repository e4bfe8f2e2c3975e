import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../start/aliases.mjs';
import { codeFiles } from '../lint/code-files.mjs';
import { ROOTS } from '../build/projects.mjs';

const text = (path) => readFileSync(join(ROOT, path), 'utf8');
const exists = (path) => existsSync(join(ROOT, path));

const filesIn = (folder, ending) =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`);

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', 'backend/README.md', ...filesIn('docs', '.md')];

const PATH = /`((?:backend|libs|shell|mfe-[a-z-]+|e2e|tools|bench|docs|deploy|\.github|\.ci)\/[^`<*…\s]*)`/gu;
const LINK = /\]\((?!https?:|#|mailto:)([^)#\s]+)(?:#[^)]*)?\)/gu;

const pathsIn = (words) => [...words.matchAll(PATH)].map(([, path]) => path);
const linksIn = (words, document) => [...words.matchAll(LINK)].map(([, path]) => join(dirname(document), path));
/** A how-to may name a file that its own block has the reader write. */
const WRITTEN = /^```\w* file=(\S+)$/gmu;
const writtenIn = (words) => [...words.matchAll(WRITTEN)].map(([, path]) => path);
const missing = (words, document = 'README.md') =>
  [...pathsIn(words), ...linksIn(words, document)].filter((path) => !exists(path) && !writtenIn(words).includes(path));

describe('the documents name only what exists', () => {
  it.each(DOCUMENTS)('%s', (document) => {
    expect(missing(text(document), document)).toEqual([]);
  });

  it('the map and the pages beside it name paths at all', () => {
    for (const document of ['README.md', 'CONTRIBUTING.md', 'docs/map.md', 'docs/booking.md', 'docs/security.md', 'docs/glossary.md']) {
      expect(pathsIn(text(document)).length).toBeGreaterThan(0);
    }
  });

  it('a path or a link to nothing is found', () => {
    expect(missing('| who | `backend/src/nobody.ts` |')).toEqual(['backend/src/nobody.ts']);
    expect(missing('`docs/new.md`, as here:\n```md file=docs/new.md\n```')).toEqual([]);
    expect(missing('`docs/new.md`, as here:\n```md file=docs/other.md\n```')).toEqual(['docs/new.md']);
    expect(missing('[why](../adr/9999-nobody.md#why)', 'docs/how-to/nothing.md')).toEqual(['docs/adr/9999-nobody.md']);
  });
});

const CITED = /(?<![\w/])docs\/[\w./-]*\w/gu;
const COMMENT = /^\s*(?:\/[*/]|\*|--|#|<!--)|\s\/[*/]\s/u;
/** Phrases that cite a page without its path. */
const UNNAMED =
  /\bADR\b|\bthe specification\b|specification’s|specification's|\(?[Ss]pecification, section|\b[Ss]ection \d|\((?:decisions|design):/u;

const linesOf = (words) => words.split('\n').map((line, index) => ({ line, number: index + 1 }));
const citesNothing = (line) => [...line.matchAll(CITED)].some(([path]) => !exists(path));
const citesUnnamed = (line) => UNNAMED.test(line) && !/docs\/(?:spec|adr|design)\b/u.test(line);

/** The lines of comments that cite a missing page, or a page without its path. */
const badCitations = (words) =>
  linesOf(words)
    .filter(({ line }) => COMMENT.test(line) && (citesNothing(line) || citesUnnamed(line)))
    .map(({ number }) => number);

test('build-a-screen.md names modules of @arogya/ui that exist', () => {
  const rows = text('docs/how-to/build-a-screen.md')
    .split('\n## ')
    .find((part) => part.startsWith('@arogya/ui/'))
    .split('\n');
  const modules = rows.flatMap((row) => [...(/^\| (`[^|]+`) \|/u.exec(row)?.[1] ?? '').matchAll(/`([^`]+)`/gu)].map(([, path]) => path));
  expect(modules.length).toBeGreaterThan(20);
  expect(modules.filter((path) => !exists(`libs/ui/src/${path}.tsx`) && !exists(`libs/ui/src/${path}.ts`))).toEqual([]);
});

describe('comments cite pages that exist, by their paths', () => {
  const landed = (path) => path.startsWith('backend/src/database/migrations/');
  const sql = filesIn('backend/src/database/objects', '.sql');
  const code = [...ROOTS, 'tools', 'bench', 'deploy'].flatMap((folder) =>
    codeFiles(join(ROOT, folder)).map((path) => path.slice(ROOT.length + 1)),
  );
  const files = [...code, ...sql, ...readdirSync(ROOT).filter((name) => /\.(?:[cm]?js|ts|yml)$/u.test(name))];

  it('everywhere but in migrations that have landed', () => {
    const bad = files
      .filter((path) => !landed(path) && path !== 'tools/test/docs.spec.mjs')
      .flatMap((path) => badCitations(text(path)).map((line) => `${path}:${line}`));
    expect(files.length).toBeGreaterThan(600);
    expect(bad).toEqual([]);
  });

  it.each([
    '/** A booking (ADR 16). */',
    '// Only logged (specification, section 8).',
    "  /** The specification's sentence. */",
    ' * as docs/spec/nothing.md says',
    '-- see docs/adr/0099-nothing.md.',
  ])('finds %s', (line) => {
    expect(badCitations(`const one = 1;\n${line}`)).toEqual([2]);
  });

  it.each([
    '/** A booking (docs/adr/0016-booking-recipe.md). */',
    '// Only logged (docs/spec/messages.md).',
    "const text = 'the specification';",
  ])('takes %s', (line) => {
    expect(badCitations(line)).toEqual([]);
  });
});

describe('pages stay short', () => {
  const MOST_LINES = 120;
  const MOST_WORDS = 120;
  const wordsOf = (paragraph) => paragraph.split(/\s+/u).filter(Boolean).length;
  const isProse = (paragraph) => !/^(?:\||```|#)/u.test(paragraph.trim());
  const longParagraphs = (words) => words.split(/\n\s*\n/u).filter((paragraph) => isProse(paragraph) && wordsOf(paragraph) > MOST_WORDS);

  it.each([...filesIn('docs/spec', '.md'), ...filesIn('docs/design', '.md')])('%s: at most 120 lines', (page) => {
    expect(text(page).split('\n').length - 1).toBeLessThanOrEqual(MOST_LINES);
  });

  it.each(filesIn('docs/adr', '.md'))('%s: each paragraph at most 120 words', (page) => {
    expect(longParagraphs(text(page)).map((paragraph) => paragraph.slice(0, 60))).toEqual([]);
  });

  it('a long paragraph is found', () => {
    expect(longParagraphs(`# One\n\n${'word '.repeat(MOST_WORDS + 1)}`)).toHaveLength(1);
  });
});

describe('the glossary', () => {
  const rows = text('docs/glossary.md')
    .split('\n')
    .filter((line) => /^\| (?!Word|-)/u.test(line));

  it('holds at least 40 terms in alphabetical order, each with what it means and a folder', () => {
    const terms = rows.map((row) => row.split('|')[1].trim().toLowerCase());
    expect(terms.length).toBeGreaterThanOrEqual(40);
    expect(new Set(terms).size).toBe(terms.length);
    expect(terms).toEqual([...terms].sort((a, b) => a.localeCompare(b, 'en')));
    expect(rows.filter((row) => pathsIn(row).length === 0)).toEqual([]);
  });
});
