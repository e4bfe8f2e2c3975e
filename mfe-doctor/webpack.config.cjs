const { mfe } = require('../tools/webpack-mfe.cjs');

module.exports = mfe({ name: 'mfe-doctor', root: __dirname });
