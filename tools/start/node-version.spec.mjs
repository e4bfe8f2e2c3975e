import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './aliases.mjs';
import { projectsIn } from '../build/projects.mjs';

const text = (path) => readFileSync(join(ROOT, path), 'utf8');
const { engines, devDependencies } = JSON.parse(text('package.json'));
const [major, minor] = engines.node.replace('>=', '').split('.').map(Number);

describe('the oldest Node', () => {
  it('is the same for every project', () => {
    const others = projectsIn(ROOT).map(({ folder }) => JSON.parse(text(`${folder}/package.json`)).engines?.node ?? engines.node);
    expect(others.filter((node) => node !== engines.node)).toEqual([]);
  });

  it.each(['README.md', 'CONTRIBUTING.md', 'docs/adr/0024-node-and-image.md', 'docs/deploy/traces.md', 'tools/start/node-version.mjs'])(
    'is the one that %s names',
    (path) => expect(text(path)).toContain(`${major}.${minor}`),
  );

  it('is the one that commands let in, whose types are used and for which the server is built', () => {
    expect(text('tools/start/node-version.mjs')).toContain(`major < ${major} || (major === ${major} && minor < ${minor})`);
    expect(devDependencies['@types/node']).toMatch(new RegExp(`^${major}\\.`, 'u'));
    expect(text('backend/webpack.config.cjs')).toContain(`target: 'node${major}'`);
  });

  it('is one that every package says it runs on, but for these three, which CI runs on it', () => {
    const isNewer = (range) => range.split('||').every((part) => parseInt(part.replace(/^\D+/u, ''), 10) > major);
    const newer = Object.entries(JSON.parse(text('package-lock.json')).packages)
      .filter(([, entry]) => entry.engines?.node && isNewer(entry.engines.node))
      .map(([path]) => path.replace('node_modules/', ''));
    expect(newer).toEqual(['content-disposition', 'cookie', 'file-type']);
  });
});
