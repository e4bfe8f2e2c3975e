import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JEST } from '../jest/command.mjs';
import { projectsIn } from '../projects.mjs';

const nameOf = (root, folder) => {
  const { name, nx } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  return nx?.name ?? name;
};

const LINTED_WITH = ['.oxlintrc.json', '.oxfmtrc.json', 'tsconfig*.json', 'tools/lint/code.mjs', 'tools/lint/project.mjs'];

/** Specs read files that no import shows (documents, SQL, the contract): they are chosen by what has changed, and never taken from the cache. */
const test = (root, folder) => ({ command: `node ${JEST.join(' ')} --passWithNoTests --maxWorkers=1 '^${root}/${folder}/'`, cache: false });

const lint = (folder) => ({
  command: `node tools/lint/project.mjs ${folder}`,
  cache: true,
  inputs: ['default', '^default', ...LINTED_WITH.map((file) => `{workspaceRoot}/${file}`)],
});

/** What nx.json says of `build` holds; tools/webpack-build.cjs runs it. */
const build = { executor: './tools/nx:webpack' };

/** The end-to-end tests run the whole product: they depend on all that is built. */
const ofEndToEnd = (root, projects) => ({
  targets: { e2e: { command: 'npm run e2e', dependsOn: ['^build'], cache: false } },
  implicitDependencies: projects.filter(({ isBuilt }) => isBuilt).map(({ folder }) => nameOf(root, folder)),
});

/** Nx's view of the projects in `root`, by folder: what their package.json do not say. */
export function targetsIn(root) {
  const projects = projectsIn(root);
  return Object.fromEntries(
    projects.map(({ folder, isBuilt }) => {
      const { targets, ...rest } = folder === 'e2e' ? ofEndToEnd(root, projects) : {};
      return [folder, { ...rest, targets: { test: test(root, folder), lint: lint(folder), ...(isBuilt && { build }), ...targets } }];
    }),
  );
}

/** For Nx: every folder that the workspaces mean has `test` and `lint`, without a line of its own, and `build` with a webpack.config.cjs. */
export const createNodesV2 = [
  'package.json',
  (files, _options, { workspaceRoot }) => files.map((file) => [file, { projects: targetsIn(workspaceRoot) }]),
];
