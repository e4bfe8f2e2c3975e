const { parse } = require('acorn');

/** What antd calls to say how a part looks: its name, a function that makes the styles, and one that makes its variables. */
const CALLS = ['genStyleHooks', 'genSubStyleComponent', 'genComponentStyleHook'];

/**
 * Takes the functions that make styles out of a module of antd: the build has called them (webpack-antd-sheet.cjs), and the browser never
 * does. What only they use is then left out of the script.
 */
function withoutStyles(source) {
  const made = [];
  eachNode(parse(source, { ecmaVersion: 'latest', sourceType: 'module' }), ({ type, callee, arguments: [, styles] = [] }) => {
    if (type === 'CallExpression' && CALLS.includes(callee.name) && styles) made.push(styles);
  });
  return made
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)}null${text.slice(end)}`, source);
}

/** Hands each node of a syntax tree to `look`. */
function eachNode(node, look) {
  if (typeof node.type === 'string') look(node);
  for (const part of Object.values(node)) if (part && typeof part === 'object') eachNode(part, look);
}

module.exports = function codeLoader(source) {
  this.addBuildDependency(__filename);
  return withoutStyles(source);
};
module.exports.withoutStyles = withoutStyles;
