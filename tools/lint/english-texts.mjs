import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { ROOT } from '../start/aliases.mjs';
import { codeFiles } from './code-files.mjs';

/** The pages that patients read in their own language. */
const PAGES = /^mfe-public-booking\/src\/(?:page|words)\/(?!.*\.spec\.tsx?$)/u;
/** Attributes that are read out or shown. */
const SAID = new Set(['aria-label', 'title', 'placeholder', 'alt', 'label', 'hint']);

/** Two words or more, the first of them with a capital: a sentence, or the beginning of one. */
const SENTENCE = /^\s*\p{Lu}[\p{L}'’]*[,:;]?\s+\p{L}/u;
const WORD = /\p{L}{2}/u;

const isText = (node) => ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateHead(node);

/** For whoever works at the page: errors that are thrown, what the console says. */
const isForDevelopers = (node) =>
  ts.isNewExpression(node.parent) || (ts.isCallExpression(node.parent) && node.parent.expression.getText().startsWith('console.'));

const isSaid = (node) => ts.isJsxAttribute(node.parent) && SAID.has(node.parent.name.getText()) && isText(node) && WORD.test(node.text);

/** The lines on which a page says something that stands in no catalogue. */
export function englishTexts(text, file = 'a.tsx') {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const lines = [];
  const search = (node) => {
    const found =
      (ts.isJsxText(node) && WORD.test(node.text)) ||
      (isText(node) && !isForDevelopers(node) && (SENTENCE.test(node.text) || isSaid(node)));
    if (found) lines.push(source.getLineAndCharacterOfPosition(node.getStart()).line + 1);
    ts.forEachChild(node, search);
  };
  search(source);
  return lines;
}

/** What patients read stands in the catalogues of libs/languages. */
export function checkEnglishTexts() {
  const files = codeFiles(ROOT, /\.tsx?$/u).map((file) => file.slice(ROOT.length + 1));
  return files
    .filter((file) => PAGES.test(file))
    .flatMap((file) =>
      englishTexts(readFileSync(`${ROOT}/${file}`, 'utf8'), file).map(
        (line) => `${file}:${line}: a text of a page of patients: write it into libs/languages/src/pages/en.json`,
      ),
    );
}
