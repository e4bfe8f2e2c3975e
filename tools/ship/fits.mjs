import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../start/aliases.mjs';
import { launchChromium } from '../test/launch.mjs';
import { signIn } from '../test/sign-in.mjs';
import { farAway, startBehind } from '../start/behind.mjs';
import { Failure } from '../start/failure.mjs';
import { freePort } from '../postgres/server.mjs';
import { callsIn, contractAt } from './fits-contract.mjs';
import { serveTogether } from './fits-served.mjs';
import { faultsOn } from './fits-faults.mjs';

/** The product that is started for the data. */
const OWN = { DATA_DIR: join(ROOT, '.test/fits'), DATABASE_URL: '', DEMO_SIZE: 'small' };

function optionsFrom(args) {
  const options = { to: { type: 'string' }, built: { type: 'string' }, here: { type: 'string' } };
  let parsed;
  try {
    parsed = parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Failure(error.message);
  }
  const { values, positionals } = parsed;
  const [name] = positionals;
  const built = values.built ?? join(ROOT, 'dist', name ?? '');
  if (!name?.startsWith('mfe-') || !existsSync(join(built, 'nav.json')))
    throw new Failure('Name a micro-frontend that is built, for example: mfe-doctor');
  if (!URL.canParse(values.to ?? '')) throw new Failure('Say whose shell it has to fit, for example: --to https://desk.example.org');
  return { name, built, shellOrigin: new URL(values.to).origin, here: values.here ?? null };
}

/** Pages that open by their path alone, and a role that has each. */
const pagesOf = (built) =>
  JSON.parse(readFileSync(join(built, 'nav.json'), 'utf8'))
    .filter(({ path }) => !path.includes(':'))
    .flatMap(({ path, roles }) => roles.map((role) => ({ path, role })));

/** Every page of it for every role, in the shell of that installation: what was wrong. */
async function faultsOfAll({ name, built, shellOrigin }, here, has) {
  const browser = await launchChromium();
  const faults = [];
  try {
    for (const role of new Set(pagesOf(built).map((one) => one.role))) {
      const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
      const page = await context.newPage();
      await signIn(page, here, role);
      await serveTogether(context, { name, built, shellOrigin, here });
      for (const { path } of pagesOf(built).filter((one) => one.role === role)) {
        const found = await faultsOn(page, here + path, has);
        console.log(`${found.length === 0 ? '✓' : '✗'} ${path} as ${role}`);
        faults.push(...found.map((line) => `${role} ${line}`));
      }
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return [...new Set(faults)];
}

/**
 * `npm run fits -- mfe-doctor --to https://desk.example.org [--built <folder>] [--here http://localhost:3000]`: opens every
 * page of the built micro-frontend, for every role, in the shell that is live there; API and data are those of a product that is started here, or of one that runs
 * here already. Fails on errors in a page and on calls that the contract over there does not have.
 */
export async function fits(args) {
  const options = optionsFrom(args);
  await farAway(options.shellOrigin);
  const { contract, isTheirs } = await contractAt(options.shellOrigin);
  if (!isTheirs) console.log('That installation shows no contract: calls are compared with the one of this repository.');
  const behind = options.here ? await farAway(options.here) : startBehind(await freePort(0), OWN);
  try {
    await behind.ready();
    const faults = await faultsOfAll(options, behind.url, callsIn(contract));
    if (faults.length > 0) throw new Failure(`${options.name} does not fit:\n${faults.join('\n')}`);
    console.log(`${options.name} fits the shell of ${options.shellOrigin}.`);
  } finally {
    await behind.stop();
  }
}
