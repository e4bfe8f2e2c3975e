const path = require('node:path');
const Compression = require('compression-webpack-plugin');
const Terser = require('terser-webpack-plugin');
const { DefinePlugin } = require('webpack');
const { harmlessOrder } = require('./webpack-css-order.cjs');

const WORKSPACE = path.resolve(__dirname, '../..');
const fromRoot = (...parts) => path.join(WORKSPACE, ...parts);

const { paths } = require('../../tsconfig.base.json').compilerOptions;

/** The aliases of tsconfig.base.json: TypeScript sources are bundled directly, no library is built first. */
const alias = Object.fromEntries(
  Object.entries(paths).map(([name, [target]]) =>
    name.endsWith('/*') ? [name.slice(0, -2), fromRoot(target.slice(0, -2))] : [`${name}$`, fromRoot(target)],
  ),
);

/** Files with a hash in their names may be cached for ever; during development names have none, so that hot updates find them. */
const HASHED = '[name].[contenthash:10]';

function swcRule({ hot, target }) {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    resolve: { fullySpecified: false },
    use: {
      loader: 'swc-loader',
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic', development: hot, refresh: hot && target === 'web' } },
        },
      },
    },
  };
}

/** The best brotli takes seconds, so it is made once: the server sends `<file>.br` where it is there (backend/src/web/send-file.ts). */
const SENT_AS = { algorithm: 'brotliCompress', filename: '[path][base].br', test: /\.(js|css)$/, threshold: 1024 };

/** swc works in threads of its own: processes for it (`parallel`) would only cost their start. */
const MINIFIED = { minify: Terser.swcMinify, parallel: false, extractComments: false, terserOptions: { format: { comments: false } } };

const pluginsOf = ({ mode, sent }) => [
  new DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(mode) }),
  ...(sent ? [new Compression(SENT_AS)] : []),
];

/**
 * What every bundle of the front end has in common.
 * @param {{ name: string, root: string, output: string, publicPath: string, mode: 'production' | 'development',
 *   hot?: boolean, target?: 'web' | 'node' }} options `output` is relative to the workspace.
 */
function core({ name, root, output, publicPath, mode, hot = false, target = 'web' }) {
  const production = mode === 'production';
  const fileName = production && target === 'web' ? `${HASHED}.js` : '[name].js';
  return {
    name,
    mode,
    context: root,
    target: target === 'web' ? ['web', 'es2022'] : 'node20',
    devtool: hot ? 'eval-cheap-module-source-map' : false,
    output: {
      path: fromRoot(output),
      publicPath,
      filename: fileName,
      chunkFilename: fileName,
      cssFilename: production ? `${HASHED}.css` : '[name].css',
      cssChunkFilename: production ? `${HASHED}.css` : '[name].css',
      assetModuleFilename: `${HASHED}[ext]`,
      uniqueName: name,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'], alias },
    module: {
      rules: [swcRule({ hot, target }), { test: /\.css$/, type: 'css/auto' }, { test: /\.(woff2|svg|png|webp)$/, type: 'asset/resource' }],
    },
    experiments: { css: true },
    cache: {
      type: 'filesystem',
      name: `${name}-${mode}${hot ? '-hot' : ''}`,
      cacheDirectory: fromRoot('.cache/webpack'),
      buildDependencies: { config: [__filename, fromRoot('tsconfig.base.json'), path.join(root, 'webpack.config.cjs')] },
    },
    optimization: { minimizer: [new Terser(MINIFIED)] },
    plugins: pluginsOf({ mode, sent: production && target === 'web' }),
    performance: { hints: false },
    ignoreWarnings: [harmlessOrder(root)],
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

module.exports = { core, fromRoot };
