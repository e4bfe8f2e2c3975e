import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/aliases.mjs';
import { Failure } from '../start/failure.mjs';
import { formatted } from './formatted.mjs';
import { edited } from './lines.mjs';
import { migrationFiles } from './migration.mjs';
import { edgesOf, linesOf } from './module-lines.mjs';
import { namesOf, writeAll } from './write.mjs';

const TEMPLATES = join(import.meta.dirname, 'module');

/** 'wards' → 'ward', 'therapies' → 'therapy', 'boxes' → 'box'. */
export const singular = (nouns) =>
  nouns
    .replace(/ies$/u, 'y')
    .replace(/(?<=s|x|ch|sh)es$/u, '')
    .replace(/(?<!s)s$/u, '');

const words = (kebab) => kebab.replaceAll('-', ' ');
const capital = (text) => text[0].toUpperCase() + text.slice(1);
const snake = (kebab) => kebab.replaceAll('-', '_');

/** What stands for `{{…}}` in the templates. */
export const fillingOf = (nouns, noun) => ({
  nouns: nouns.camel,
  'nouns-': nouns.kebab,
  Nouns: nouns.pascal,
  'nouns words': words(nouns.kebab),
  'Nouns words': capital(words(nouns.kebab)),
  table: snake(nouns.kebab),
  noun: noun.camel,
  'noun-': noun.kebab,
  Noun: noun.pascal,
  NOUN: snake(noun.kebab).toUpperCase(),
  'noun words': words(noun.kebab),
  'Noun words': capital(words(noun.kebab)),
  entity: snake(noun.kebab),
});

const filled = (template, filling) =>
  readFileSync(join(TEMPLATES, template), 'utf8').replace(/\{\{([^}]+)\}\}/gu, (_all, name) => filling[name]);

/** Where each template goes. */
const placesOf = (nouns, noun) => ({
  'rules.ts.txt': `libs/domain/src/${nouns}/rules.ts`,
  'rules.spec.ts.txt': `libs/domain/src/${nouns}/rules.spec.ts`,
  'entity.ts.txt': `backend/src/${nouns}/${noun}.entity.ts`,
  'dto.ts.txt': `backend/src/${nouns}/${noun}.dto.ts`,
  'sql.ts.txt': `backend/src/${nouns}/${nouns}.sql.ts`,
  'service.ts.txt': `backend/src/${nouns}/${nouns}.service.ts`,
  'controller.ts.txt': `backend/src/${nouns}/${nouns}.controller.ts`,
  'module.ts.txt': `backend/src/${nouns}/${nouns}.module.ts`,
  'db.spec.ts.txt': `backend/src/${nouns}/${nouns}.db.spec.ts`,
});

const createTable = ({ table }) => `
create table ${table} (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  notes text,
  archived_at timestamptz(3),
  search text generated always as (lower(name)) stored,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index ${table}_by_name on ${table} ((lower(name) collate "und-x-icu"), id) where archived_at is null;
create index ${table}_search on ${table} using gin (search gin_trgm_ops);`;

/** The files of a module with a table, its six routes for administrators and their tests; and those that name it. */
export async function moduleFiles(root, nouns, noun) {
  const filling = fillingOf(nouns, noun);
  const migration = await migrationFiles(root, nouns, { up: createTable(filling), down: `drop table ${filling.table}` });
  const added = { ...migration.added };
  for (const [template, path] of Object.entries(placesOf(nouns.kebab, noun.kebab))) {
    added[path] = await formatted(path, filled(template, filling));
  }
  const named = await edited(
    root,
    linesOf(
      filling,
      edgesOf(
        Object.entries(added).flatMap(([path, text]) =>
          path.startsWith(`backend/src/${nouns.kebab}/`) && !path.endsWith('.spec.ts') ? [text] : [],
        ),
      ),
    ),
  );
  return { added, changed: { ...migration.changed, ...named } };
}

/** `npm run new -- module <nouns> [noun]`: writes a working module of the API. */
export async function newModule([many, one = singular(many ?? '')], root = ROOT) {
  const [nouns, noun] = [namesOf(many, 'module', 'wards'), namesOf(one, 'module', 'wards')];
  if (nouns.kebab === noun.kebab)
    throw new Failure('Name the module in the plural, and one of them behind it when it is irregular: staff member.');
  const files = await moduleFiles(root, nouns, noun);
  writeAll(root, files);
  const [added, changed] = [Object.keys(files.added), Object.keys(files.changed)];
  console.log(`Written:\n  ${added.join('\n  ')}\nAdded a line to:\n  ${changed.join('\n  ')}\nNow: npm run generate`);
}
