import { partsFor } from './main.mjs';

const names = (...changed) => partsFor('HEAD', changed).map(({ name }) => name);

test('a change in a project runs what Nx finds, and the rules of the whole', () => {
  expect(names('mfe-agent/src/mfe.tsx', 'libs/ui/src/x.ts')).toEqual([
    'lint, tests and build of what has changed',
    'import boundaries',
    'house',
    'who writes appointments',
    'what micro-frontends share',
  ]);
});

test('a change outside of the projects runs the specs of the tools as well', () => {
  for (const path of ['docs/map.md', 'tools/build.mjs', 'package.json']) expect(names(path)).toContain('specs of the tools');
});
