import { WHOLE_PARTS } from '../lint/parts.mjs';
import { partsFor } from './main.mjs';

const names = (...changed) => partsFor(changed).map(({ name }) => name);

test('a change in a project runs the rules of the whole, beside what Nx finds', () => {
  expect(names('mfe-agent/src/mfe.tsx', 'libs/ui/src/x.ts')).toEqual(WHOLE_PARTS.map(({ name }) => name));
});

test('a change outside of the projects runs the specs of the tools as well', () => {
  for (const path of ['docs/map.md', 'tools/build.mjs', 'package.json']) expect(names(path)).toContain('specs of the tools');
});
