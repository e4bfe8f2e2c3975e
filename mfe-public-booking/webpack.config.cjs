const { mfe } = require('../tools/webpack-mfe.cjs');

module.exports = mfe({ root: __dirname });
