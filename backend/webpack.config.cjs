const path = require('node:path');
const { DefinePlugin } = require('webpack');
const { buildInfo } = require('./build-info.cjs');

const root = path.resolve(__dirname, '..');
const lib = (name) => path.join(root, 'libs', name, 'src');

/** Everything from node_modules stays there: third parties are not bundled. */
const thirdParty = ({ request }, callback) => {
  const own = /^[./]/.test(request) || request.startsWith('@arogya/');
  callback(null, own ? undefined : `module ${request}`);
};

/** One ESM file per entry, in dist/backend. Third parties stay in node_modules; the libraries `domain` and `languages` are bundled. */
module.exports = {
  name: 'backend',
  mode: 'production',
  target: 'node20',
  context: __dirname,
  entry: {
    main: './src/main.ts',
    openapi: './src/openapi.ts',
    migrate: './src/migrate.ts',
    'admin-create': './src/admin-create.ts',
    'audit-verify': './src/audit-verify.ts',
  },
  output: {
    path: path.join(root, 'dist/backend'),
    filename: '[name].js',
    chunkFilename: '[name].js',
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
    clean: true,
  },
  experiments: { outputModule: true },
  externals: [thirdParty],
  resolve: { extensions: ['.ts', '.js'], alias: { '@arogya/domain': lib('domain'), '@arogya/languages': lib('languages') } },
  module: {
    parser: { javascript: { importMeta: false, createRequire: false } },
    rules: [
      { test: /\.sql$/, type: 'asset/source' },
      {
        test: /\.ts$/,
        exclude: /node_modules/,
        resolve: { fullySpecified: false },
        use: {
          loader: 'swc-loader',
          options: {
            sourceMaps: true,
            jsc: {
              target: 'es2022',
              keepClassNames: true,
              parser: { syntax: 'typescript', decorators: true },
              transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
            },
          },
        },
      },
    ],
  },
  plugins: [new DefinePlugin({ BUILD: JSON.stringify(buildInfo()) })],
  devtool: 'source-map',
  optimization: { minimize: false, splitChunks: false },
  cache: {
    type: 'filesystem',
    name: 'backend',
    cacheDirectory: path.join(root, '.cache/webpack'),
    buildDependencies: { config: [__filename] },
  },
  performance: { hints: false },
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'error' },
};
