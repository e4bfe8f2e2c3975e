const { mfe } = require('../tools/webpack-mfe.cjs');

module.exports = mfe({ name: 'mfe-agent', root: __dirname });
