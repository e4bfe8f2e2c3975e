const { mfe } = require('../tools/build/webpack-mfe.cjs');

module.exports = mfe({ root: __dirname });
