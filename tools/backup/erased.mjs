import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { dataFolder } from '../postgres/stored.mjs';
import { Failure } from '../start/failure.mjs';
import { rowsIn } from './erased-rows.mjs';

export { erasedIn, markErased } from './erased-rows.mjs';

const NAME = 'erased-people';

/** The list of erased rows that a product on this folder keeps (backend/src/privacy/erased-list.ts). */
export const listIn = (folder) => join(folder, NAME);

/** Reads the list that was named, or the one of this product; null when there is none. */
export function erasedRows(args) {
  const [, named] = args.find((word) => word.startsWith('--erased='))?.match(/=(.+)$/) ?? [];
  const said = named ? resolve(process.env.INIT_CWD ?? '.', named) : process.env.ERASED_FILE;
  const file = said || listIn(dataFolder());
  if (said && !existsSync(said)) throw new Failure(`There is no file ${said}.`);
  return existsSync(file) ? rowsIn(readFileSync(file, 'utf8')) : null;
}
