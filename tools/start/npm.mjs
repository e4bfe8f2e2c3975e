import { runChild } from './children.mjs';

/** Windows starts npm.cmd in a shell alone, so the npm that runs this command is run again where there is one. */
const own = process.env.npm_execpath?.endsWith('npm-cli.js') ? process.env.npm_execpath : undefined;

/** Runs npm as a child; `options` are those of `runChild`. */
export const runNpm = (args, options) =>
  own ? runChild(process.execPath, [own, ...args], options) : runChild('npm', args, { ...options, shell: process.platform === 'win32' });
