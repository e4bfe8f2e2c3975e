import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { ROOT } from '../start/aliases.mjs';

const BANNER = '/** Written by `npm run generate` from openapi.json: change the API, not this file. */\n';

/** The generated client: file name in libs/api/src → its text, one file per tag of the document. */
export async function clientFiles(openApi) {
  const folder = mkdtempSync(join(tmpdir(), 'arogya-contract-'));
  const schemaFile = join(folder, 'openapi.json');
  writeFileSync(schemaFile, JSON.stringify(withAnySort(JSON.parse(openApi))));
  try {
    const files = {};
    for (const tag of tagsOf(JSON.parse(openApi))) files[`${tag}.ts`] = BANNER + (await endpointsOf(tag, schemaFile));
    return files;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A screen takes the order of its list from its address, where anything may stand: of `sort` the client knows that it is text. */
function withAnySort(document) {
  const parameters = [
    ...Object.values(document.components.parameters),
    ...operationsOf(document).flatMap(({ parameters = [] }) => parameters),
  ];
  for (const { name, schema } of parameters) if (name === 'sort') delete schema.enum;
  return document;
}

const operationsOf = (document) => Object.values(document.paths).flatMap((methods) => Object.values(methods));
const tagsOf = (document) => [...new Set(operationsOf(document).flatMap(({ tags = [] }) => tags))].sort();

/** Each endpoint is named after its operation, encodes its path parameters, and a change refetches the lists of its tag. */
const endpointsOf = (tag, schemaFile) =>
  generateEndpoints({
    schemaFile,
    apiFile: '@arogya/platform',
    apiImport: 'api',
    exportName: `${tag.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())}Api`,
    hooks: { queries: true, lazyQueries: true, mutations: true },
    tag: true,
    encodePathParams: true,
    useUnknown: true,
    prettierConfigFile: join(ROOT, '.oxfmtrc.json'),
    mergeReadWriteOnly: true,
    filterEndpoints: (_name, { operation }) => operation.tags?.[0] === tag,
  });
