/** One series that an expression asks for, with the labels that it matches. */
export interface SeriesSelector {
  readonly name: string;
  readonly labels: readonly string[];
}

const WORDS: ReadonlySet<string> = new Set(['and', 'or', 'unless', 'bool', 'offset', 'by', 'without', 'on', 'ignoring', 'inf', 'nan']);
const GROUPING = /\b(?:by|without|on|ignoring|group_left|group_right)\s*\(([^)]*)\)/gu;
const SERIES = /\b([a-zA-Z_:][\w:]*)\b(?!\s*\()\s*(\{[^}]*\})?/gu;

/** Texts in quotes may hold anything; what they say does not matter here. */
const withoutTexts = (expression: string): string => expression.replace(/"[^"]*"/gu, '""').replace(/\[[^\]]*\]/gu, '');

/** The labels by which an expression groups. */
export const groupedBy = (expression: string): string[] =>
  [...withoutTexts(expression).matchAll(GROUPING)].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((label) => label.trim())
      .filter(Boolean),
  );

/** The series of a PromQL expression, as far as our rules and panels write it. */
export function seriesIn(expression: string): SeriesSelector[] {
  const plain = withoutTexts(expression).replace(GROUPING, ' ');
  return [...plain.matchAll(SERIES)]
    .filter(([, name = '']) => !WORDS.has(name.toLowerCase()))
    .map(([, name = '', matchers = '']) => ({ name, labels: [...matchers.matchAll(/(\w+)\s*[=!]/gu)].map(([, label = '']) => label) }));
}
