const { readFileSync } = require('node:fs');
const path = require('node:path');

const CONFLICT = /Conflicting order between css (\S+) and css (\S+)/;

/** The classes that a sheet names, in whatever place. */
const classesIn = (sheet) => new Set(sheet.replace(/\/\*[^]*?\*\//g, '').match(/\.[a-z][\w-]*/gi) ?? []);

/** Whether two sheets look the same in either order: they name no class in common. */
const isApart = (one, other) => {
  const known = classesIn(one);
  return ![...classesIn(other)].some((name) => known.has(name));
};

/**
 * For `ignoreWarnings`: two screens import their sheets in different orders, and these two sheets do not care. webpack warns of
 * every such pair; a pair that shares a class still gets its warning.
 */
const harmlessOrder =
  (root) =>
  ({ message }) => {
    const [, ...files] = CONFLICT.exec(message) ?? [];
    if (files.length < 2) return false;
    const [one, other] = files.map((file) => readFileSync(path.resolve(root, file), 'utf8'));
    return isApart(one, other);
  };

module.exports = { harmlessOrder, isApart };
