/** The modules that the files of a new one import, as tools/lint/edge-table.mjs wants them. */
export function edgesOf(texts) {
  const found = texts.flatMap((text) => [...text.matchAll(/from '\.\.\/([a-z-]+)\//gu)].map(([, module]) => module));
  return [...new Set(found)].filter((name) => name !== 'testing').sort();
}

const quoted = (name) => (name.includes('-') ? `'${name}'` : name);

/** Who hears of a change of the noun, and how a test makes one. */
const linesOfStream = (folder) => ({
  'backend/src/events/topics.ts': { opening: /^export const TOPICS/u, sorted: true, line: `  '${folder}',` },
  'backend/src/live/audiences.ts': {
    opening: /^export const AUDIENCES/u,
    sorted: true,
    line: `  ${quoted(folder)}: administrators('${folder}:manage'),`,
  },
  'backend/src/testing/stream-reach.ts': {
    opening: /^const CHANGES/u,
    sorted: true,
    line: `  ${quoted(folder)}: announce('${folder}'),`,
  },
});

/** The line that each list of modules or of kinds of records gets: an argument of `withLine` by path. */
export const linesOf = (filling, edges) => {
  const { table, entity, Nouns } = filling;
  const folder = filling['nouns-'];
  const isRegular = filling['nouns words'] === `${filling['noun words']}s`;
  return {
    'backend/src/app.module.ts': [
      { opening: /^import /u, closing: /^$/u, line: `import { ${Nouns}Module } from './${folder}/${folder}.module';` },
      { opening: /^const MODULES/u, line: `  ${Nouns}Module,` },
    ],
    'libs/domain/src/access.ts': { opening: /^export const PERMISSIONS/u, line: `  '${folder}:manage': ADMIN,` },
    'backend/src/database/audited.ts': { opening: /^export const AUDITED_TABLES/u, line: `  '${table}',` },
    'backend/src/database/objects/audit_change.sql': {
      opening: /^create or replace trigger/u,
      closing: /^$/u,
      line: `create or replace trigger ${table}_audited after insert or update or delete on ${table}\n  for each row execute function audit_change('${entity}');`,
    },
    'libs/domain/src/audit/events.ts': { opening: /^export const AUDIT_ENTITIES/u, before: /'call'/u, line: `  '${entity}',` },
    'libs/domain/src/audit/texts.ts': [
      { opening: /^export const ENTITY_LABELS/u, before: /^ {2}call:/u, line: `  ${entity}: '${filling['Noun words']}',` },
      ...(isRegular ? [] : [{ opening: /^const PLURALS/u, line: `  ${entity}: '${filling['nouns words']}',` }]),
    ],
    'backend/src/audit/audit.sql.ts': { opening: /^const NAMES/u, line: `  ${entity}: 'r.name from ${table} r',` },
    'backend/src/audit/audited-refusals.ts': { opening: /^const NOUNS/u, line: `  ${quoted(folder)}: '${entity}',` },
    'backend/src/openapi/about.ts': {
      opening: /^export const TAGS/u,
      sorted: true,
      line: `  ${quoted(folder)}: '${filling['Nouns words']}, for administrators.',`,
    },
    ...linesOfStream(folder),
    'libs/platform/src/api.ts': { opening: /^export const TAGS/u, line: `  '${folder}',` },
    'tools/lint/edge-table.mjs': {
      opening: /^export const MODULE_EDGES/u,
      sorted: true,
      line: `  ${quoted(folder)}: [${edges.map((name) => `'${name}'`).join(', ')}],`,
    },
    'e2e/trust/records.ts': { opening: /TABLES:/u, line: `  ${quoted(folder)}: '${table} where archived_at is null',` },
  };
};
