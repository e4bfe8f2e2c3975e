const { shell } = require('../tools/build/webpack-shell.cjs');

module.exports = shell({ root: __dirname });
