const { mfe } = require('../tools/webpack-mfe.cjs');

module.exports = mfe({ name: 'mfe-hospital', root: __dirname });
