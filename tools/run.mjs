import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import './ready.mjs';

/** `node tools/run.mjs <file> [words]`: runs a program of this project, also one in TypeScript, from a fresh clone too. */
process.argv.splice(1, 1);
const file = resolve(process.argv[1]);
if (file.endsWith('.ts')) await import('./typescript/register.mjs');
await import(pathToFileURL(file).href);
