import { ROOT } from '../aliases.mjs';
import { runChild } from '../children.mjs';

/** Runs a program of node_modules (by its path there) and answers its exit code and its whole output. */
export const runTool = (program, args, env = {}) =>
  runChild(process.execPath, [`node_modules/${program}`, ...args], { cwd: ROOT, env: { ...process.env, NODE_OPTIONS: '', ...env } });
