/** `node --import ./tools/typescript/register.mjs file.ts` runs TypeScript of this project, aliases and decorators included. */
import { register } from 'node:module';

process.setSourceMapsEnabled(true);
register('./hooks.mjs', import.meta.url);
