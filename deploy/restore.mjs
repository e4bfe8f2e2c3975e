/**
 * `node deploy/restore.mjs <backup> [--replace] [--erased=<list>] [--identity=<key of age>]` puts a backup of deploy/backup.mjs into
 * the database of DATABASE_URL, as the owner of its tables. Whoever is in the list of erased people (ERASED_FILE, unless named) is
 * erased again at the next start. Run dist/backend/migrate.js afterwards. docs/deploy/backup.md
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { rowsIn } from '../tools/backup/erased-rows.mjs';
import { addressFrom } from './backup/connection.mjs';
import { putBack } from './backup/put-back.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { replace: { type: 'boolean', default: false }, erased: { type: 'string' }, identity: { type: 'string' } },
});
const [file] = positionals;
const list = values.erased ?? process.env.ERASED_FILE;

async function main() {
  if (!file || !existsSync(file)) throw new Error(`There is no file ${file ?? ''}: node deploy/restore.mjs <backup>`);
  if (values.erased && !existsSync(values.erased)) throw new Error(`There is no file ${values.erased}.`);
  const known = list && existsSync(list);
  const { erased } = await putBack({
    file,
    address: addressFrom(),
    erased: known ? rowsIn(readFileSync(list, 'utf8')) : [],
    identity: values.identity,
    replace: values.replace,
  });
  console.log(`The backup is back. ${erased} erased rows are due again at the next start, before anybody can sign in.`);
  if (!known) console.log('No list of erased people was found: if there is one, restore again with --replace --erased=<list>.');
}

main().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
