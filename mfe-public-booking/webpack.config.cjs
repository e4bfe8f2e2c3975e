const { mfe } = require('../tools/webpack-mfe.cjs');

module.exports = mfe({ name: 'mfe-public-booking', root: __dirname });
