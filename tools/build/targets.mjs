import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeFiles } from '../lint/code-files.mjs';
import { projectsIn } from './projects.mjs';

const nameOf = (root, folder) => {
  const { name, nx } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  return nx?.name ?? name;
};

/** Specs make much that lives for a moment: with more room for it, collecting it takes a sixth less of the processor. */
const JEST = 'node --max-semi-space-size=128 --experimental-vm-modules --disable-warning=ExperimentalWarning node_modules/jest/bin/jest.js';
/** Each loads its packages for itself. A worker that has grown to so much is started anew. */
const WORKERS = '--maxWorkers=2 --workerIdleMemoryLimit=1GB';

const LINTED_WITH = ['.oxlintrc.json', '.oxfmtrc.json', 'tsconfig*.json', 'tools/lint/code.mjs', 'tools/lint/project.mjs'];

/** A command that leaves its counts in .test/reports, for `npm test`; it is never taken from the cache. */
const reporting = (name, command, rest = {}) => ({ command, cache: false, metadata: { reports: [`${name}.json`] }, ...rest });
const report = (name) => `.test/reports/${name}.json`;

/** Those of jest.config.mjs that need nothing that is built. */
const KINDS = 'domain backend backend-db web e2e tools';

const hasSpecs = (root, folder) => codeFiles(join(root, folder), /\.spec\.tsx?$/u).length > 0;

/** The spec files whose path begins so. Jest fails where it finds none. */
const specs = (name, path) =>
  reporting(name, `${JEST} ${WORKERS} --json --outputFile=${report(name)} --selectProjects ${KINDS} --testPathPatterns="${path}"`);

const lint = (folder) => ({
  command: `node tools/lint/project.mjs ${folder}`,
  cache: true,
  inputs: ['default', '^default', ...LINTED_WITH.map((file) => `{workspaceRoot}/${file}`)],
});

/** What nx.json says of `build` holds. */
const build = (folder) => ({ command: `node tools/build/webpack-build.cjs ${folder}` });

/** Tests of the whole product start what has been built before, as it is. */
const ofBuilt = (name, command, projects, env = {}) =>
  reporting(name, command, { dependsOn: [{ target: 'build', projects }], options: { env: { AS_BUILT: '1', ...env } } });

/** Each kind of proof of docs/security.md in little. */
const PROOFS = 'node tools/start/run.mjs e2e/trust/run.ts --short';
/** Those of docs/deploy/shipping.md that neither a spec nor e2e/micro-frontends.e2e.ts has. */
const SHIPPING = '--shipping publishers outages';

/** What belongs to no project: the rules of the whole, the specs of the tools, and what needs all that is built. */
const ofWhole = (built) => ({
  check: reporting('check', `node tools/lint/lint.mjs --report=${report('check')}`),
  test: specs('specs-tools', './(tools|deploy)/'),
  'test-built': ofBuilt('built', `${JEST} --json --outputFile=${report('built')} --selectProjects=built`, built),
  proofs: ofBuilt('proofs', PROOFS, built, { TRUST_RESULT: report('proofs') }),
  'proofs-shipping': ofBuilt('proofs-shipping', `${PROOFS} ${SHIPPING}`, built, { TRUST_RESULT: report('proofs-shipping') }),
});

/** Nx's view of the projects in `root`, by folder: what their package.json do not say. */
export function targetsIn(root) {
  const projects = projectsIn(root);
  const built = projects.filter(({ isBuilt }) => isBuilt).map(({ folder }) => nameOf(root, folder));
  const e2e = { e2e: ofBuilt('e2e', 'node node_modules/@playwright/test/cli.js test -c e2e', built, { E2E_RESULT: report('e2e') }) };
  const ofProject = ({ folder, isBuilt }) => ({
    ...(folder === 'e2e' ? { implicitDependencies: built } : {}),
    targets: {
      lint: lint(folder),
      ...(hasSpecs(root, folder) && { test: specs(`specs-${folder.replace('/', '-')}`, `./${folder}/`) }),
      ...(isBuilt && { build: build(folder) }),
      ...(folder === 'e2e' && e2e),
    },
  });
  return {
    '.': { name: 'workspace', targets: ofWhole(built) },
    ...Object.fromEntries(projects.map((project) => [project.folder, ofProject(project)])),
  };
}

/** For Nx: every folder that the workspaces mean has `lint`, without a line of its own, `test` with spec files, `build` with a webpack.config.cjs. */
export const createNodesV2 = [
  'package.json',
  (files, _options, { workspaceRoot }) => files.map((file) => [file, { projects: targetsIn(workspaceRoot) }]),
];
