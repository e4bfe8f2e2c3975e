import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/aliases.mjs';
import { runChild } from '../start/children.mjs';
import { Failure } from '../start/failure.mjs';
import { clientFiles } from './client.mjs';
import { lintContract } from './lint.mjs';
import { accessTable, errorGuide } from './pages.mjs';
import { typesOf } from './types.mjs';

const CLIENT = 'libs/api/src';

/** The contract, who may make its calls and what its errors mean, from the API's sources; needs no database, no port and no build. */
async function statedContract() {
  const args = ['--import', './tools/start/typescript.mjs', 'backend/src/openapi.ts'];
  const { code, out, stdout } = await runChild(process.execPath, args, { cwd: ROOT, env: { ...process.env, NODE_OPTIONS: '' } });
  if (code !== 0) throw new Failure(`The API could not write its document:\n${out}`);
  return JSON.parse(stdout);
}

/** Path under the root → text, for all files that `npm run generate` writes. */
export async function contractFiles() {
  const { contract, integrations, access, errors } = await statedContract();
  const [openApi, forIntegrations] = [contract, integrations].map((document) => `${JSON.stringify(document, null, 2)}\n`);
  const client = await clientFiles(openApi);
  const endpoints = Object.fromEntries(Object.entries(client).map(([name, text]) => [`${CLIENT}/${name}`, text]));
  return {
    'openapi.json': openApi,
    'openapi-integrations.json': forIntegrations,
    [`${CLIENT}/integration-contract.ts`]: await typesOf(forIntegrations),
    'docs/access.md': accessTable(access, contract),
    'docs/errors.md': errorGuide(errors),
    ...endpoints,
  };
}

export function writeContract(files) {
  mkdirSync(join(ROOT, CLIENT), { recursive: true });
  leftOver(files).forEach((path) => rmSync(join(ROOT, path)));
  const changed = Object.keys(files).filter((path) => !isSame(path, files[path]));
  changed.forEach((path) => writeFileSync(join(ROOT, path), files[path]));
  return changed;
}

/** The files that are not what the API's sources say, and what is wrong with the document itself. */
export async function checkContract() {
  const files = await contractFiles();
  const stale = [...Object.keys(files).filter((path) => !isSame(path, files[path])), ...leftOver(files)];
  const problems = stale.map((path) => `${path} is not what the API says: run npm run generate and commit it.`);
  return problems.length > 0 ? problems : lintContract();
}

const isSame = (path, text) => existsSync(join(ROOT, path)) && readFileSync(join(ROOT, path), 'utf8') === text;

function leftOver(files) {
  const names = existsSync(join(ROOT, CLIENT)) ? readdirSync(join(ROOT, CLIENT)) : [];
  return names
    .filter((name) => /^[a-z-]+\.ts$/.test(name))
    .map((name) => `${CLIENT}/${name}`)
    .filter((path) => !(path in files));
}
