const { readdirSync } = require('node:fs');
const path = require('node:path');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const { core } = require('./webpack-core.cjs');
const { host } = require('./webpack-federation.cjs');
const { light, server } = require('./webpack-light.cjs');
const { runtimeVersion } = require('../../libs/platform/package.json');

/** The name of the file with antd's styles. */
const antdSheet = (compilation) => Object.keys(compilation.assets).find((name) => /^antd\.[\w.]*css$/u.test(name));

/** prefetch.json: the files that the staff app starts with, for the sign-in page to fetch when nobody waits for the line. */
class AheadPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('AheadPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name: 'AheadPlugin', stage }, () => {
        // Our own styles are in the document.
        const scripts = compilation.entrypoints
          .get('main')
          .getFiles()
          .filter((file) => !file.endsWith('.css'));
        const addresses = [...scripts, antdSheet(compilation)].map((file) => compilation.outputOptions.publicPath + file);
        compilation.emitAsset('prefetch.json', new sources.RawSource(JSON.stringify(addresses)));
      });
    });
  }
}

/** platform.json: the version of the shell's platform, which says whether it serves a release. */
class PlatformPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PlatformPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'PlatformPlugin', stage }, () =>
        compilation.emitAsset('platform.json', new sources.RawSource(JSON.stringify({ version: runtimeVersion }))),
      );
    });
  }
}

/** In development, remotes find the shell's react-dom through it, for hot updates; otherwise it does nothing. */
const HOT_HOOK =
  'window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {renderers:new Map(),supportsFiber:true,inject(r){const id=this.renderers.size+1;this.renderers.set(id,r);return id},onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}}';

/** What changes with a dependency only: it stays in the browser's cache when the shell changes. */
const KEPT_APART = {
  dependencies: { name: 'dependencies', test: /node_modules.*\.[cm]?js$/, chunks: 'initial', enforce: true },
};

/** A chapter of the guide. */
const CHAPTER = { test: /\.md$/, loader: path.join(__dirname, 'guide-loader.mjs') };

/** `import address from './a.css?address'`: the file is not part of a style sheet, a script says when it comes. */
const BY_ADDRESS = { test: /\.css$/, resourceQuery: /^\?address$/, type: 'asset/resource' };

const staff =
  (root) =>
  ({ hot = false } = {}, { mode = 'production' } = {}) => {
    const config = core({ name: 'shell', root, mode, hot, output: 'dist/shell', publicPath: '/' });
    return {
      ...config,
      entry: { main: './src/index.ts' },
      module: { rules: [{ oneOf: [BY_ADDRESS, CHAPTER, ...config.module.rules] }] },
      output: { ...config.output, clean: { keep: /^(light\/|server\/|login\.html|landing\.html|privacy\.[a-z]{2}\.html)/ } },
      optimization: { ...config.optimization, splitChunks: { cacheGroups: KEPT_APART } },
      plugins: [
        ...config.plugins,
        host('shell'),
        new PlatformPlugin(),
        new HtmlWebpackPlugin({
          template: path.join(root, 'src/staff.html'),
          filename: 'index.html',
          scriptLoading: 'defer',
          templateParameters: { hook: hot ? `<script>${HOT_HOOK}</script>` : '' },
        }),
        ...(hot
          ? [new ReactRefreshPlugin({ library: 'shell', overlay: false })]
          : [new AheadPlugin(), new InlineStylesPlugin('index.html')]),
      ],
    };
  };

/** The styles of a page are inside it: one round trip less before it is visible. Those of antd, which the early frame does not need, come beside the scripts. */
class InlineStylesPlugin {
  constructor(...filenames) {
    this.filenames = filenames;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap('InlineStylesPlugin', (compilation) => {
      const publicPath = compilation.outputOptions.publicPath;
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('InlineStylesPlugin', (data) => {
        if (!this.filenames.includes(data.outputName)) return data;
        data.headTags = data.headTags.map((tag) => (tag.attributes.rel === 'stylesheet' ? styleOf(compilation, publicPath, tag) : tag));
        const sheet = antdSheet(compilation);
        if (sheet) data.headTags.unshift(preloadOf(publicPath + sheet));
        return data;
      });
    });
  }
}

const preloadOf = (href) => ({ tagName: 'link', voidTag: true, meta: {}, attributes: { rel: 'preload', as: 'style', href } });

function styleOf(compilation, publicPath, { attributes }) {
  const sheet = String(compilation.getAsset(attributes.href.slice(publicPath.length)).source.source());
  const short = sheet.replace(/\/\*[^]*?\*\//g, '').replace(/\s+/g, ' ');
  return { tagName: 'style', voidTag: false, meta: {}, attributes: {}, innerHTML: short };
}

const pageOf = (root, name, { file = name, ...given } = {}) =>
  new HtmlWebpackPlugin({
    template: path.join(root, `src/${name}/document.tsx`),
    templateParameters: given,
    filename: `../${file}.html`,
    chunks: [name],
    scriptLoading: 'defer',
  });

/** The privacy notice in each language of its catalogue: a page has the words of one. */
const noticePages = (root) =>
  readdirSync(path.join(root, '../libs/languages/src/notice'))
    .flatMap((name) => /^([a-z]{2})\.json$/u.exec(name)?.slice(1) ?? [])
    .map((language) => pageOf(root, 'privacy', { file: `privacy.${language}`, language }));

/**
 * Landing page, sign-in page and privacy notice are one build, so that somebody who goes from one to the other has React,
 * the fonts and the toast already. The landing page itself is plain HTML; React is loaded with its dialog. The sign-in page
 * is rendered by the build, and React goes on from there.
 */
const lightPages = (root) => (env, argv) => {
  const config = light({ name: 'light', root, entry: './src/login/index.tsx', output: 'dist/shell/light', publicPath: '/light/' })(
    env,
    argv,
  );
  return {
    ...config,
    entry: { login: './src/login/index.tsx', landing: './src/landing/index.ts', privacy: './src/privacy/index.ts' },
    // A template renders the page and does not need its styles, which the page's script imports.
    module: { rules: [...config.module.rules, { test: /\.css$/, compiler: /^HtmlWebpackCompiler/, type: 'asset/source' }] },
    optimization: {
      ...config.optimization,
      splitChunks: {
        cacheGroups: { both: { name: 'both', test: /node_modules.*\.[cm]?js$/, chunks: 'all', minChunks: 2, enforce: true } },
      },
    },
    plugins: [
      ...config.plugins,
      pageOf(root, 'login'),
      pageOf(root, 'landing'),
      ...noticePages(root),
      new InlineStylesPlugin('../landing.html', '../login.html'),
    ],
  };
};

/** For the server: the frame that the document of the staff app holds before its scripts are there. */
const earlyFrame = (root) => (env, argv) => {
  const config = server({ name: 'frame', root, entry: './src/frame/early-render.tsx', output: 'dist/shell/server' })(env, argv);
  // What the icons' package has for Node is all icons that there are.
  return { ...config, resolve: { ...config.resolve, conditionNames: ['import', 'require'] } };
};

/**
 * The shell's builds: the staff app (dist/shell/index.html, federation host), the light pages
 * (dist/shell/landing.html, login.html and privacy.<language>.html, their files in dist/shell/light/), which know neither antd nor federation,
 * and the frame that the server draws (dist/shell/server/, which is not sent).
 * @param {{ root: string }} project
 */
const shell = ({ root }) => [staff(root), lightPages(root), earlyFrame(root)];

module.exports = { shell, staff };
