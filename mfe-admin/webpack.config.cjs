const { mfe } = require('../tools/webpack-mfe.cjs');

module.exports = mfe({ name: 'mfe-admin', root: __dirname });
