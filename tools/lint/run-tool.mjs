import { spawn } from 'node:child_process';
import { ROOT } from '../aliases.mjs';

/** Runs a program of node_modules (its path there) and answers its exit code and all it printed. */
export function runTool(program, args, env = {}) {
  const child = spawn(process.execPath, [`node_modules/${program}`, ...args], {
    cwd: ROOT,
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  child.stdout.on('data', (part) => (out += part));
  child.stderr.on('data', (part) => (out += part));
  return new Promise((done, refuse) => {
    child.once('error', refuse);
    child.once('close', (code) => done({ code, out: out.trim() }));
  });
}
