import { Failure } from '../start/failure.mjs';
import { newMfe } from './mfe.mjs';
import { newMigration } from './migration.mjs';
import { newModule } from './module.mjs';

const KINDS = { module: newModule, migration: newMigration, mfe: newMfe };

/** `npm run new -- module|migration|mfe <name> …`: writes its files, which pass as they are. */
export function writeNew([kind, ...words]) {
  const write = Object.hasOwn(KINDS, kind ?? '') ? KINDS[kind] : undefined;
  if (!write) throw new Failure(`Say what is new: npm run new -- ${Object.keys(KINDS).join('|')} <name>`);
  return write(words);
}
