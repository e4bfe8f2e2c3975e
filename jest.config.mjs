import { moduleNameMapper } from './tools/start/aliases.mjs';
import { WEB } from './tools/build/projects.mjs';
import { swcOptionsFor } from './tools/start/swc-options.mjs';

const transform = {
  '^.+\\.ts$': ['@swc/jest', swcOptionsFor('x.ts')],
  '^.+\\.tsx$': ['@swc/jest', swcOptionsFor('x.tsx')],
  '\\.sql$': '<rootDir>/tools/test/text-transform.cjs',
  '\\.md$': '<rootDir>/tools/test/guide-transform.mjs',
};

/** Native ES modules, as Nest 12 is ESM only: there is no global `jest`, import it. */
const project = (displayName, roots, more) => ({
  displayName,
  roots: roots.map((root) => `<rootDir>/${root}`),
  testEnvironment: 'node',
  testMatch: ['**/*.spec.ts'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform,
  moduleNameMapper,
  ...more,
});

/** What is built has its own, which `npm test` runs when it is: `*.built.spec.ts`. */
const BUILT = '\\.built\\.spec\\.';

export default {
  // Two cores, and a spec of the database often waits.
  maxWorkers: 3,
  // A limit for what hangs: a machine that is busy with other things takes ten times what a spec needs, and more.
  testTimeout: 480_000,
  workerIdleMemoryLimit: '2GB',
  projects: [
    project('domain', ['libs/domain']),
    project('backend', ['backend'], { testPathIgnorePatterns: ['\\.db\\.spec\\.ts$'] }),
    project('backend-db', ['backend'], {
      testMatch: ['**/*.db.spec.ts'],
      globalSetup: '<rootDir>/tools/test/database-setup.mjs',
      globalTeardown: '<rootDir>/tools/test/database-teardown.mjs',
    }),
    project('web', WEB, {
      testEnvironment: '<rootDir>/tools/test/browser-environment.cjs',
      // Packages resolve as in Node, because their browser builds need a complete browser.
      testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'] },
      testMatch: ['**/*.spec.ts?(x)'],
      testPathIgnorePatterns: ['/node_modules/', BUILT],
      setupFilesAfterEnv: ['<rootDir>/tools/test/browser-setup.mjs'],
      transform: { 'icons\\.mjs$': '<rootDir>/tools/test/icons-transform.cjs', ...transform },
      moduleNameMapper: {
        ...moduleNameMapper,
        '\\.(css|svg|png|woff2)$': '<rootDir>/tools/test/asset-stub.mjs',
        '^@ant-design/icons$': '<rootDir>/tools/test/icons.mjs',
      },
    }),
    project('e2e', ['e2e']),
    project('tools', ['tools', 'deploy'], { testMatch: ['**/*.spec.mjs'], testPathIgnorePatterns: ['/node_modules/', BUILT] }),
    project('built', [...WEB, 'tools', 'deploy'], { testMatch: ['**/*.built.spec.{ts,mjs}'] }),
  ],
};
