import { join } from 'node:path';
import { ROOT } from '../start/aliases.mjs';
import { runChild } from '../start/children.mjs';

/** Runs Node in a folder and answers its exit code and all it printed. */
export const runNode = (args, env = {}, cwd = ROOT) =>
  runChild(process.execPath, args, { cwd, env: { ...process.env, NODE_OPTIONS: '', ...env } });

/** The same for a program, by its path under the root. */
export const runProgram = (path, args = [], env = {}, cwd = ROOT) => runNode([join(ROOT, path), ...args], env, cwd);

/** The same for a program of node_modules, by its path there. */
export const runTool = (program, args, env, cwd) => runProgram(`node_modules/${program}`, args, env, cwd);
