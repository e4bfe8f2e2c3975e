import ts from 'typescript';

const COMMENT = /\/\/.*|\/\*[\s\S]*?\*\//gu;
const FENCED = /^```[\s\S]*?^```/gmu;
const CODE_SPAN = /`[^`\n]+`/gu;
/** Comments are found by their marks; reading them as documentation takes as long as the rest. */
const WITHOUT_DOCS = { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone };
const A_NAME = /^[\w-]+$/u;

const masked = (text, spans) =>
  spans.reduce((all, { at, text: span }) => all.slice(0, at) + span.replaceAll(/\S/gu, ' ') + all.slice(at + span.length), text);
const matchesOf = (text, pattern) => [...text.matchAll(pattern)].map((match) => ({ at: match.index, text: match[0] }));

const isText = (node) => ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node);
const isName = (node) => ts.isIdentifier(node) || ts.isPrivateIdentifier(node);

/** The literals and the names of a program; a literal without a space, such as a key or a path, is a name at most. */
function partsOf(path, code) {
  const source = ts.createSourceFile(path, code, WITHOUT_DOCS);
  const [texts, names, literals] = [[], [], []];
  const collect = (node) => {
    if (isName(node)) names.push({ at: node.end - node.text.length, text: node.text });
    if (isText(node) || ts.isRegularExpressionLiteral(node)) {
      const at = ts.isJsxText(node) ? node.pos : node.getStart(source);
      const literal = { at, text: code.slice(at, node.end) };
      literals.push(literal);
      if (isText(node)) (/\s/u.test(node.text) ? texts : A_NAME.test(node.text) ? names : []).push({ ...literal, text: literal.text });
    }
    ts.forEachChild(node, collect);
  };
  collect(source);
  return { texts, names, literals };
}

function ofCode(path, code) {
  const { texts, names, literals } = partsOf(path, code);
  return { texts: [...texts, ...matchesOf(masked(code, literals), COMMENT)], names };
}

function ofStyles(code) {
  const comments = matchesOf(code, COMMENT);
  return { texts: comments, names: matchesOf(masked(code, comments), /[\w-]+/gu) };
}

/** Code on a page shows names, and what is around it is text. */
function ofPage(page) {
  const blocks = matchesOf(page, FENCED);
  return { texts: [{ at: 0, text: masked(page, blocks) }], names: blocks.flatMap(({ at, text }) => namesIn(text, at)) };
}

const namesIn = (text, at) => matchesOf(text, /(?<![\w$/@.#-])[A-Za-z_$][\w$]*/gu).map((name) => ({ at: at + name.at, text: name.text }));

/** Names that a text shows as code, and the text without them. */
function withoutCode({ at, text }) {
  const spans = matchesOf(text, CODE_SPAN);
  const names = spans.flatMap((span) => namesIn(span.text, at + span.at));
  return { text: { at, text: masked(text, spans) }, names };
}

const read = (path, content) => {
  if (/\.(?:[cm]?ts|tsx|[cm]js|ts\.txt|tsx\.txt)$/u.test(path)) return ofCode(path, content);
  return path.endsWith('.css') ? ofStyles(content) : ofPage(content);
};

/** What people read in a file: its texts (comments, strings, pages) and its names, each with its place. */
export function textsOf(path, content) {
  const { texts, names } = read(path, content);
  const parts = texts.map((text) => (text.text.startsWith('`') ? { text, names: [] } : withoutCode(text)));
  return { texts: parts.map(({ text }) => text), names: [...names, ...parts.flatMap((part) => part.names)] };
}
