/**
 * `node --import ./tools/start/typescript.mjs file.ts` runs TypeScript of this project, aliases and decorators included; so does a
 * program that imports this file first.
 */
import nodeModule from 'node:module';
import * as hooks from './typescript-hooks.mjs';

process.setSourceMapsEnabled(true);
// Node 20 has hooks in a thread of their own alone: each module is handed to and fro, which takes longer than compiling it.
if (nodeModule.registerHooks) nodeModule.registerHooks(hooks);
else nodeModule.register('./typescript-hooks.mjs', import.meta.url);
