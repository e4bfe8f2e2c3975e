/** Who may import whom (docs/map.md). Each rule has a planted violation in tools/lint/canaries.mjs that must be caught. */
const PROJECTS = '^(backend|shell|mfe-[^/]+|e2e|bench|tools|libs/[^/]+)/';
const PRESETS = '^tools/build/webpack[^/]*\\.cjs$';
const SPECS = '(\\.spec\\.tsx?|/testing/.*)$';

/**
 * Files of a project import their own project, the projects of `may`, and nothing else of ours; its webpack.config.cjs uses
 * the presets.
 */
const project = (name, from, may) => ({
  name,
  severity: 'error',
  comment: `${from} may import: ${may.join(', ') || 'nothing'}`,
  from: { path: `^${from}/`, pathNot: SPECS },
  to: { path: PROJECTS, pathNot: [`^${from}/`, PRESETS, ...may.map((other) => `^${other}/`)] },
});

const SCREENS = ['libs/languages', 'libs/api', 'libs/platform', 'libs/ui', 'libs/light', 'libs/domain'];
const LIGHT = '^(mfe-public-booking/src/(page|appointment)|shell/src/(landing|login|light)|libs/light)/';

module.exports = {
  forbidden: [
    project('domain-knows-nothing', 'libs/domain', []),
    project('languages-know-nothing', 'libs/languages', []),
    project('backend-knows-domain', 'backend', ['libs/domain', 'libs/languages']),
    project('light-knows-domain', 'libs/light', ['libs/domain']),
    project('platform-knows-light', 'libs/platform', ['libs/light', 'libs/domain']),
    project('api-knows-platform', 'libs/api', ['libs/platform', 'libs/domain']),
    project('ui-knows-light', 'libs/ui', ['libs/light', 'libs/domain']),
    project('feature-knows-libs', 'libs/features', SCREENS),
    project('shell-knows-libs', 'shell', SCREENS),
    {
      name: 'mfe-knows-libs',
      severity: 'error',
      comment: 'A micro-frontend imports libs and itself, never another one or the shell.',
      from: { path: '^(mfe-[^/]+)/', pathNot: SPECS },
      to: { path: PROJECTS, pathNot: ['^$1/', PRESETS, '^libs/features/', ...SCREENS.map((other) => `^${other}/`)] },
    },
    {
      name: 'specs-stay-in-their-project',
      severity: 'error',
      comment:
        'A spec may use libs/testing beside what its project may import; it never reaches the shell, the backend or an mfe of others.',
      from: { path: '^(backend|shell|mfe-[^/]+|libs/[^/]+)/.*\\.spec\\.tsx?$' },
      to: { path: '^(backend|shell|mfe-[^/]+)/', pathNot: '^$1/' },
    },
    {
      name: 'testing-only-from-specs',
      severity: 'error',
      from: { pathNot: [SPECS, '^libs/testing/'] },
      to: { path: '^libs/testing/' },
    },
    {
      name: 'domain-does-no-io',
      severity: 'error',
      comment:
        'The rules both ends obey have no framework and no I/O; only specs and their generators may use packages, and phones the numbers of all countries.',
      from: { path: '^libs/domain/', pathNot: [SPECS, '/generated-[^/]+\\.ts$'] },
      to: {
        dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'],
        pathNot: 'node_modules/libphonenumber-js/',
      },
    },
    {
      name: 'light-pages-without-antd',
      severity: 'error',
      comment: 'The pages that strangers see first never reach antd, on any way.',
      from: { path: LIGHT, pathNot: SPECS },
      to: { path: 'node_modules/(antd|@ant-design|@rc-component)/', reachable: true },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Nothing points back, not even for a type.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: process.env.CRUISE_EXCLUDE || '/canary-\\d+/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types'] },
  },
};
