import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { ROOT } from '../start/aliases.mjs';
import { codeFiles } from './code-files.mjs';

/** What strangers see, and React renders in their browser: also translated by it. */
const RENDERED =
  /^(?:mfe-public-booking\/src\/(?:page|appointment|words)|shell\/src\/(?:login|light|landing\/enquiry[^/]*$)|libs\/light\/src|libs\/ui\/src\/feedback)(?:\/|$).*/u;
const FREE = /\.spec\.tsx$|\/testing\//u;

/** Elements that a component is given. */
const GIVEN = new Set(['children', 'tool', 'action', 'body', 'answer', 'underDoctor', 'underPlace']);

/** What an expression can become: itself, or the branches of its conditions. */
function leavesOf(node) {
  if (ts.isParenthesizedExpression(node)) return leavesOf(node.expression);
  if (ts.isConditionalExpression(node)) return [...leavesOf(node.whenTrue), ...leavesOf(node.whenFalse)];
  if (!ts.isBinaryExpression(node)) return [node];
  const { kind } = node.operatorToken;
  if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return leavesOf(node.right);
  if (kind === ts.SyntaxKind.BarBarToken || kind === ts.SyntaxKind.QuestionQuestionToken)
    return [...leavesOf(node.left), ...leavesOf(node.right)];
  return [node];
}

const isNothing = (node) => node.kind === ts.SyntaxKind.NullKeyword || ts.isFalse?.(node) || node.getText() === 'undefined';
const isElement = (node) => ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);
const isMapped = (node) =>
  ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'map';
const isGiven = (node) =>
  (ts.isIdentifier(node) && GIVEN.has(node.text)) ||
  (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && GIVEN.has(node.expression.text));

/** The value of a variable of the file, by its name. */
function valueOf(source, name) {
  let value;
  const search = (node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === name && node.initializer)
      value = node.initializer;
    else ts.forEachChild(node, search);
  };
  search(source);
  return value;
}

function isText(node, source) {
  if (isNothing(node) || isElement(node) || isMapped(node) || isGiven(node)) return false;
  if (!ts.isIdentifier(node)) return true;
  const value = valueOf(source, node.text);
  return !value || leavesOf(value).some((leaf) => leaf !== node && isText(leaf, source));
}

const isBlank = (child) => ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces;

/**
 * The lines of texts that stand beside other nodes. A browser that translates puts each text into elements of its own, so that
 * React finds it no longer when a node beside it comes, goes or changes, and the page goes blank.
 */
export function textsBesideNodes(text, file = 'a.tsx') {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const lines = [];
  const search = (node) => {
    ts.forEachChild(node, search);
    if (!ts.isJsxElement(node) && !ts.isJsxFragment(node)) return;
    const children = node.children.filter((child) => !isBlank(child) && !(ts.isJsxExpression(child) && !child.expression));
    if (children.length < 2 && !ts.isJsxFragment(node)) return;
    for (const child of children) {
      const bare = ts.isJsxText(child) || (ts.isJsxExpression(child) && leavesOf(child.expression).some((leaf) => isText(leaf, source)));
      if (bare) lines.push(source.getLineAndCharacterOfPosition(child.getStart()).line + 1);
    }
  };
  search(source);
  return lines.sort((a, b) => a - b);
}

/** On the pages of strangers a text stands in an element of its own. */
export function checkLoneTexts() {
  const files = codeFiles(ROOT, /\.tsx$/u).map((file) => file.slice(ROOT.length + 1));
  return files
    .filter((file) => RENDERED.test(file) && !FREE.test(file))
    .flatMap((file) =>
      textsBesideNodes(readFileSync(`${ROOT}/${file}`, 'utf8'), file).map(
        (line) =>
          `${file}:${line}: a text beside other nodes needs an element of its own, or the page breaks where a browser translates it`,
      ),
    );
}
