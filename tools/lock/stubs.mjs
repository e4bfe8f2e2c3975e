/** No machine is of this platform: an entry that names it is never installed. */
const NOWHERE = ['none'];

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/u;

/** Where Node would look for a package from the place of another one, nearest first: 'node_modules/a/node_modules/b', …, 'node_modules/b'. */
function placesFor(name, from) {
  const places = [];
  for (let at = from; at; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    if (!at.endsWith('node_modules')) places.push(`${at}/node_modules/${name}`);
  }
  return [...places, `node_modules/${name}`];
}

/**
 * What `packages` of a lock lacks: optional packages, by name, that a package in it names with an exact version. npm leaves out
 * those that its registry does not have, mostly programs for other platforms, and `npm ci` then refuses the lock.
 */
export function missingStubs(packages) {
  const missing = {};
  for (const [from, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (!EXACT.test(version) || placesFor(name, from).some((place) => packages[place])) continue;
      missing[`node_modules/${name}`] = { version, cpu: NOWHERE, ...(dev ? { dev } : {}), optional: true, os: NOWHERE };
    }
  }
  return missing;
}

export const isStub = ({ os }) => os?.[0] === NOWHERE[0];

/**
 * The stubs of a lock that stand for programs of a platform such as 'darwin-arm64': whoever is on it needs the real entries. Linux
 * means that with glibc.
 */
export const stubsOf = (packages, platform) =>
  Object.keys(packages).filter((path) => isStub(packages[path]) && new RegExp(`\\b${platform}(?:-gnu|-msvc)?$`, 'u').test(path));

/** The packages of a lock without their stubs: a registry that has the packages then gives real entries. */
export const withoutStubs = (packages) => Object.fromEntries(Object.entries(packages).filter(([, entry]) => !isStub(entry)));

/** With a stub for each that is missing, in npm's order. */
export function withStubs(packages) {
  const all = { ...packages, ...missingStubs(packages) };
  return Object.fromEntries(Object.entries(all).sort(([a], [b]) => a.localeCompare(b, 'en')));
}
