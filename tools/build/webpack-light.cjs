const HtmlWebpackPlugin = require('html-webpack-plugin');
const path = require('node:path');
const { core } = require('./webpack-core.cjs');

/**
 * A light page: no federation, no antd, one small bundle (at most 110 kB of gzipped script).
 * @param {{ name: string, root: string, entry: string | Record<string, string>, output: string, publicPath: string,
 *   html?: { template: string, filename: string }, assetsFrom?: string }} page
 *   `output` is relative to the workspace, e.g. 'dist/mfe-public-booking/page'; `publicPath` is where the server
 *   serves that folder, e.g. '/mfe/mfe-public-booking/page/'; `html.filename` is relative to `output`. With `assetsFrom`
 *   fonts and images are not emitted: another build serves the same files there.
 */
const light =
  ({ name, root, entry, output, publicPath, html }) =>
  (_env, { mode = 'production' } = {}) => {
    const config = core({ name, root, mode, output, publicPath });
    return {
      ...config,
      entry: typeof entry === 'string' ? { [name]: entry } : entry,
      output: { ...config.output, clean: true },
      plugins: [
        ...config.plugins,
        ...(html
          ? [new HtmlWebpackPlugin({ template: path.join(root, html.template), filename: html.filename, scriptLoading: 'defer' })]
          : []),
      ],
    };
  };

/**
 * The same components for the server: one CommonJS file whose exports are those of `entry`.
 * @param {{ name: string, root: string, entry: string, output: string }} page
 */
const server =
  ({ name, root, entry, output }) =>
  (_env, { mode = 'production' } = {}) => {
    const config = core({ name, root, mode, output, publicPath: '', target: 'node' });
    return {
      ...config,
      entry: { [name]: entry },
      output: { ...config.output, clean: true, filename: '[name].cjs', library: { type: 'commonjs2' } },
      optimization: { minimize: false },
    };
  };

module.exports = { light, server };
