import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/aliases.mjs';
import { codeFiles } from './code-files.mjs';

/** What our code touches of other packages that they do not document: at most three members (docs/adr/0009-dependencies.md). */
const ALLOWED = {
  'connection.stream': ['backend/src/database/batch.ts'],
  'api.internalActions': ['libs/platform/src/follow/cached-answers.ts', 'libs/platform/src/listing.ts'],
  __REACT_DEVTOOLS_GLOBAL_HOOK__: ['tools/build/webpack-shell.cjs'],
};
const REASONS = readFileSync(join(ROOT, 'docs/adr/0009-dependencies.md'), 'utf8').split('**Private members.**')[1]?.split('\n\n')[0] ?? '';

/** What a private member looks like where it is used. */
const SHAPES = [
  /\w+\??\._+[a-z]\w*/gu,
  /\w+\['_+[a-z]\w*'\]/gu,
  /\b__[A-Z][A-Z_]+__\b/gu,
  /\bReflect\.get\(/gu,
  /\bSymbol\.for\(/gu,
  /(?<!globalThis|window) as unknown as \{/gu,
  /\bapi\.internalActions\b/gu,
  /'api\/(?:execute\w+|queries|mutations|resetApiState|internal\w*)[^']*'/gu,
  /\bconnection\.stream\b/gu,
  /\b(?:processID|parsedStatements|activeQuery|queryQueue|connectionParameters)\b/gu,
  /node_modules\/(?:@[\w-]+\/)?[\w.-]+\/(?:dist|lib|es|esm|cjs|src)\//gu,
];
const DEEP =
  /(?:\bfrom|\bimport|\brequire|\bresolve|\bload)[ (]*['"]((?:@[\w-]+\/)?[\w-][\w.-]*)\/((?:[\w.-]+\/)*(?:dist|lib|es|esm|cjs|src|internals?)\/[^'"?]*)/gu;
/** One entry for each part, which `antd` itself imports, and a sheet that its manual names. */
const ENTRIES = /^antd\/(?:es\/[a-z-]+|dist\/antd\.css)$/u;

/** Whether a package says that others may import this path; one that gives away everything says nothing. */
function isExported(name, path) {
  const file = join(ROOT, 'node_modules', name, 'package.json');
  const { exports = {} } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const isMeant = (key) => (key.endsWith('/*') ? key !== './*' && `./${path}`.startsWith(key.slice(0, -1)) : key === `./${path}`);
  return Object.keys(exports).some(isMeant);
}

/** The private members that a text touches. */
export const privateMembers = (text) => [
  ...SHAPES.flatMap((shape) => [...text.matchAll(shape)].map(([member]) => member)),
  ...[...text.matchAll(DEEP)]
    .filter(([, name, path]) => !name.startsWith('@arogya/') && !ENTRIES.test(`${name}/${path}`) && !isExported(name, path))
    .map(([, name, path]) => `${name}/${path}`),
];

const IS_TEST = /\.(?:spec|e2e|proof)\.\w+$/u;

it('our code touches no private member of another package but those of ADR 9', () => {
  const files = codeFiles(ROOT, /\.(?:[cm]?js|tsx?)$/u).map((path) => path.slice(ROOT.length + 1));
  const touched = files
    .filter((path) => !IS_TEST.test(path))
    .flatMap((path) => privateMembers(readFileSync(join(ROOT, path), 'utf8')).map((member) => `${member} in ${path}`));
  const allowed = Object.entries(ALLOWED).flatMap(([member, paths]) => paths.map((path) => `${member} in ${path}`));
  expect(files.length).toBeGreaterThan(1000);
  expect([...new Set(touched)].sort()).toEqual(allowed.sort());
});

it('there are at most three, each with its reason', () => {
  expect(Object.keys(ALLOWED).length).toBeLessThanOrEqual(3);
  expect(Object.keys(ALLOWED).filter((member) => !REASONS.includes(`\`${member}\``))).toEqual([]);
});

it.each([
  ['an underscore', `client._queries.length`],
  ['an underscore in brackets', `client['_ending']`],
  ['a global of another package', `window.__FEDERATION__.list`],
  ['a field read past the types', `Reflect.get(client, 'queue')`],
  ['a symbol of others', `request[Symbol.for('fastify.reply')]`],
  ['a cast that adds a field', `metric as unknown as { labelNames: string[] }`],
  ['an internal action', `api.internalActions.onFocus()`],
  ['an action by its type', `action.type === 'api/executeQuery/fulfilled'`],
  ['the stream of a connection', `connection.stream.write(bytes)`],
  ['a field of a client', `client.processID`],
  ['a path in node_modules', `join(ROOT, 'node_modules/nx/dist/bin/nx.js')`],
  ['a file of a package', `import { runCLI } from '@jest/core/build/internals/runJest'`],
  ['a file of a part', `import { useForm } from 'antd/es/form/hooks/useForm'`],
  ['a required file', `require('webpack/lib/util/identifier')`],
])('control: %s is found', (_, code) => expect(privateMembers(code)).toHaveLength(1));

it('control: what a package gives away is no private member', () => {
  const documented = [
    `import Card from 'antd/es/card'`,
    `load('@ant-design/icons/lib/icons/UpOutlined')`,
    `import sheet from 'antd/dist/antd.css?address'`,
  ];
  expect(documented.flatMap(privateMembers)).toEqual([]);
});
