import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../product';
import { serverProof, type Figure } from '../trust/figure';
import { real } from '../trust/real';
import { breakPages } from '../web-root';

const NAME = 'mfe-doctor';

export default serverProof('A micro-frontend in the shell of an installation', async ({ full }): Promise<Figure[]> => {
  const product = await real();
  const run = promisify(execFile);
  const fits = async (name: string, built: string): Promise<string> => {
    const args = [
      join(ROOT, 'tools/start/run.mjs'),
      'tools/ship/fits.mjs#fits',
      name,
      '--to',
      product.origin,
      '--here',
      product.origin,
      '--built',
      built,
    ];
    return run(process.execPath, args, { env: { ...process.env, NODE_OPTIONS: '' } }).then(
      () => 'fits',
      (error: { stderr?: string }) => (error.stderr ?? '').trim(),
    );
  };
  const names = full ? ['mfe-admin', 'mfe-agent', NAME, 'mfe-hospital'] : [NAME];
  const wrong: string[] = [];
  for (const name of names) {
    const found = await fits(name, join(ROOT, 'dist', name));
    if (found !== 'fits') wrong.push(found);
  }
  const broken = await fits(NAME, breakPages(join(ROOT, 'dist', NAME)));
  return [
    {
      name: `every page of ${names.length} of them, for every role, with the data of the demo`,
      found: `${wrong.length} do not fit`,
      met: wrong.length === 0,
      wrong,
      controls: [{ name: 'one whose pages come empty', found: broken.split('\n')[0] ?? '', fails: broken.includes('does not fit') }],
    },
  ];
});
