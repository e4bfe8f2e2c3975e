/** The shell brings the runtime of federation: a remote with its own would be 16 kB more on every screen (tools/build/webpack-federation.cjs). */
// oxlint-disable-next-line import/no-default-export -- federation asks for it
export { default } from '@module-federation/inject-external-runtime-core-plugin';
