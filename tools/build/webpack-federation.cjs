const path = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');

const { dependencies: ofLight } = require('../../libs/light/package.json');
const { dependencies: ofPlatform, runtimeVersion } = require('../../libs/platform/package.json');
const { dependencies: ofUi } = require('../../libs/ui/package.json');

/** The one version of each package that is shared: of the library that brings it. */
const dependencies = { ...ofLight, ...ofPlatform, ...ofUi };

const one = (name) => ({ singleton: true, requiredVersion: dependencies[name] });

/**
 * The modules that exist once in the browser, whoever loads them. The shell brings all of them; a remote brings none
 * (`import: false`), so it builds in seconds and cannot bring a second React. The router is in platform, which re-exports
 * the parts that pages need.
 */
const SHARED = {
  react: one('react'),
  'react/': one('react'),
  'react-dom': one('react-dom'),
  'react-dom/': one('react-dom'),
  'react-redux': one('react-redux'),
  '@reduxjs/toolkit': one('@reduxjs/toolkit'),
  '@reduxjs/toolkit/query/react': one('@reduxjs/toolkit'),
  antd: one('antd'),
  '@arogya/platform': { singleton: true, version: runtimeVersion, requiredVersion: `^${runtimeVersion}` },
};

const forRemote = Object.fromEntries(Object.entries(SHARED).map(([key, value]) => [key, { ...value, import: false }]));

const common = (name) => ({
  name: name.replaceAll('-', '_'),
  manifest: true,
  dts: false,
  // With the default, one dead remote would blank every page (docs/adr/0004-federation.md).
  shareStrategy: 'loaded-first',
});

/**
 * What the shell brings is in its first files (`eager`): each shared module in a file of its own would be a request of its
 * own. Of antd it brings the parts that are used.
 */
const forHost = {
  ...Object.fromEntries(Object.entries(SHARED).map(([key, value]) => [key, { ...value, eager: true }])),
  antd: { ...one('antd'), version: dependencies.antd, import: path.resolve(__dirname, '../../shell/src/antd.ts'), eager: true },
};

/** A file of our own, of which webpack takes the ES module: the other form, which `provideExternalRuntime` takes, would be a second copy of the runtime. */
const PROVIDES_RUNTIME = path.resolve(__dirname, '../../shell/src/federation-runtime.ts');

/** The shell brings the runtime of federation as well: a remote with its own would be 16 kB more on every screen. */
const host = (name) => new ModuleFederationPlugin({ ...common(name), remotes: {}, shared: forHost, runtimePlugins: [PROVIDES_RUNTIME] });

const remote = (name, { hashed }) =>
  new ModuleFederationPlugin({
    ...common(name),
    filename: hashed ? 'remoteEntry.[contenthash:10].js' : 'remoteEntry.js',
    exposes: { './mfe': './src/mfe.tsx' },
    shared: forRemote,
    experiments: { externalRuntime: true },
  });

module.exports = { host, remote, SHARED };
