const { antdSheet } = require('./webpack-antd-sheet.cjs');

/** Puts antd's styles into shell/src/look/antd-sheet.ts; a build that keeps what it made makes them again for another antd. */
module.exports = function sheetLoader() {
  this.addDependency(require.resolve('antd/package.json'));
  for (const file of ['./webpack-antd-sheet.cjs', './webpack-antd-unused.cjs']) this.addBuildDependency(require.resolve(file));
  return `export const ANTD_SHEET = ${JSON.stringify(antdSheet().css)};`;
};
