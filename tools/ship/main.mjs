import { runNx } from '../build/run-nx.mjs';
import { Failure } from '../start/failure.mjs';
import { historyText, liveText } from './texts.mjs';
import { optionsFrom } from './options.mjs';
import { packed } from './pack.mjs';
import { releasesAt } from './server.mjs';

/** Lint, specs and build of the micro-frontend and of nothing else. */
async function checkAndBuild(name) {
  const { code, out } = await runNx(['run-many', '-t', 'lint', 'test', 'build', '-p', name]);
  if (code !== 0) throw new Failure(`${out}\n${name} was not shipped: its checks fail.`);
}

/** Publishes what is built; answers the id. Killed at any moment, it leaves nothing that anybody could choose. */
async function publish(server, { note, contents }) {
  const missing = await server.missing([...contents.keys()]);
  for (const sha256 of missing) await server.keep(sha256, contents.get(sha256));
  const { id } = await server.publish(note);
  console.log(`Published ${note.name} ${id}: ${note.files.length} files, ${missing.length} of them new.`);
  return id;
}

/** The id that is to be live: that of a release there, or of what is built here. */
async function idFor(options, server) {
  const { name, release, isPromotion, built } = options;
  if (isPromotion) {
    const { canary } = (await server.all()).live.find((one) => one.name === name) ?? {};
    if (!canary) throw new Failure(`${name} has no release on trial: there is nothing to promote.`);
    return canary;
  }
  return release ?? publish(server, packed(name, built ?? undefined));
}

/** `npm run ship -- mfe-doctor --to https://desk.example.org [--canary 10] [--role doctor] [--hospital <id>] [--promote] [--release <id>] [--force] [--try] [--why "…"] [--dry-run]` */
export async function ship(args) {
  const options = optionsFrom(args);
  if (options.off !== null) return switchOff(options);
  const { name, percent, roles, hospitals, why, isDry, isForced, isPromotion, release, built } = options;
  const isHere = !isPromotion && release === null;
  if (isHere && built === null) await checkAndBuild(name);
  if (isDry) {
    const { note } = packed(name, built ?? undefined);
    console.log(
      `${name} ${note.version} would be published: ${note.files.length} files, platform ${note.platform}, API ${note.api}. Nothing was sent.`,
    );
    return;
  }
  const server = releasesAt(options);
  const id = await idFor(options, server);
  if (options.isTry) return console.log(`Nobody gets it yet. To try it in a browser: ${options.origin}/?try=${name}/${id}`);
  const wanted = isPromotion ? { id, why } : { id, percent, roles, hospitals, why, force: isForced };
  console.log(liveText(await server.choose(name, wanted)));
}

/** `npm run ship -- mfe-doctor --to https://desk.example.org --off|--on [--why "…"]` */
async function switchOff(options) {
  const { name, off, why } = options;
  console.log(liveText(await releasesAt(options).switchOff(name, off, why)));
}

/** `npm run rollback -- mfe-doctor --to https://desk.example.org [--why "…"]` */
export async function rollBack(args) {
  const options = optionsFrom(args);
  console.log(liveText(await releasesAt(options).rollBack(options.name, options.why)));
}

/** `npm run releases -- [mfe-doctor] --to https://desk.example.org [--json]` */
export async function showReleases(args) {
  const options = optionsFrom(args, { needsName: false });
  const all = await releasesAt(options).all();
  console.log(options.isJson ? JSON.stringify(all, null, 2) : historyText(all, options.name));
}
