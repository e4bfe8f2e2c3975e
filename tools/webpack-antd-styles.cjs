const { antdSheet } = require('./webpack-antd-sheet.cjs');

/** Puts antd's styles into shell/src/look/antd-sheet.ts; a build that keeps what it made makes them again for another antd. */
module.exports = function sheetLoader() {
  this.addDependency(require.resolve('antd/package.json'));
  this.addBuildDependency(require.resolve('./webpack-antd-sheet.cjs'));
  return `export const ANTD_SHEET = ${JSON.stringify(antdSheet().css)};`;
};
