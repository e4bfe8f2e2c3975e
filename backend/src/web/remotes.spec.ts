import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Remotes } from './remotes';

describe('the pages of a micro-frontend', () => {
  const root = mkdtempSync(join(tmpdir(), 'arogyadesk-remotes-'));
  beforeAll(() => {
    mkdirSync(join(root, 'mfe-admin'));
    writeFileSync(join(root, 'mfe-admin/mf-manifest.json'), '{}');
    writeFileSync(join(root, 'mfe-admin/nav.json'), '[{"path":"/"},{"path":"/outbox","when":"outbox"},{"path":"/odd","when":1}]');
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it.each([
    [['outbox'], ['/', '/outbox']],
    [[], ['/']],
  ])('are there when the installation has what they need: %j', async (features, paths) => {
    const [remote] = await new Remotes(root, { features: new Set(features) }).list(null);
    expect(remote?.nav.map((entry) => (entry as { path: string }).path)).toEqual(paths);
  });
});
