import { Failure } from '../start/failure.mjs';

const FORM = /^(\d+)\.(\d+)\.(\d+)$/u;

const numbersOf = (version) => {
  const parts = FORM.exec(version ?? '');
  if (!parts) throw new Failure('Name the version as three numbers, for example: npm run release -- 0.2.0');
  return parts.slice(1).map(Number);
};

/** Refuses a version that is not above the one before; the first release may have the one that stands there. */
export function refuseLower(version, before, isFirst) {
  const [next, last] = [numbersOf(version), numbersOf(before)];
  const at = next.findIndex((number, index) => number !== last[index]);
  if (at < 0 ? !isFirst : next[at] < last[at]) throw new Failure(`${version} is not above ${before}.`);
}

/** What is released: the product, or the micro-frontend of a folder. Its tag for a version is `v0.2.0` or `mfe-doctor-v1.4.0`. */
export const productOrPart = (name) =>
  name
    ? { name, folder: name, changelog: `${name}/CHANGELOG.md`, tagOf: (version) => `${name}-v${version}` }
    : { name: 'ArogyaDesk', folder: '', changelog: 'CHANGELOG.md', tagOf: (version) => `v${version}` };

/** The folder ('' for the product) and the version of a tag. */
export function ofTag(tag) {
  const [, name = '', version] = /^(?:(mfe-[a-z0-9-]+)-)?v(\d+\.\d+\.\d+)$/u.exec(tag ?? '') ?? [];
  if (!version) throw new Failure('Name a tag such as v0.2.0 or mfe-doctor-v1.4.0.');
  return { name, version };
}
