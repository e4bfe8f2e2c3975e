import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import './ready.mjs';
import { ROOT } from './aliases.mjs';
import { runCommand } from './failure.mjs';

/**
 * `node tools/start/run.mjs <file>[#function] [words]`: runs a program of this project, also one in TypeScript and from a fresh
 * clone, or calls a function of it with the words.
 */
const [file, name] = process.argv[2].split('#');
const path = join(ROOT, file);
const words = process.argv.slice(3);
process.argv.splice(1, 2, path);
if (path.endsWith('.ts')) await import('./typescript.mjs');
const program = await import(pathToFileURL(path).href);
if (name) await runCommand(() => program[name](words));
