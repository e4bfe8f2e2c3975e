const { shell } = require('../tools/webpack-shell.cjs');

module.exports = shell({ root: __dirname });
