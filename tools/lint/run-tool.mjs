import { ROOT } from '../aliases.mjs';
import { runChild } from '../children.mjs';

/** Runs a program (its path under the root) and answers its exit code and all it printed. */
export const runProgram = (path, args = [], env = {}) =>
  runChild(process.execPath, [path, ...args], { cwd: ROOT, env: { ...process.env, NODE_OPTIONS: '', ...env } });

/** The same for a program of node_modules, by its path there. */
export const runTool = (program, args, env) => runProgram(`node_modules/${program}`, args, env);
