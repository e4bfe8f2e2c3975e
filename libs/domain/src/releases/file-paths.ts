/** What is served below /mfe/: nothing that a browser would show as a page of ours, and run. */
const SERVED: ReadonlySet<string> = new Set(['js', 'css', 'json', 'map', 'png', 'svg', 'woff2']);
/** The same file, compressed by the build: it is sent in place of the one beside it, and never by its own address. */
const COMPRESSED = /\.(?:br|gz)$/u;
/** It would run beside the database: whoever ships it would run code on the server. */
const SERVER = /^\/*server(?:\/|$)/iu;

/** ASCII alone, so that no two spellings of one name can meet on a disk; a part does not begin with a dot. */
const PATH = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/u;
const PATH_LENGTH = 200;
/** Names of devices under Windows, with any ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/iu;

const endingOf = (path: string): string => /\.([^./]+)$/u.exec(path)?.[1] ?? '';

/** Whether this file of a micro-frontend may be sent to a browser. */
export const isServedFile = (path: string): boolean => SERVED.has(endingOf(path)) && !SERVER.test(path);

/** Whether a server needs it on its disk: a file that may be sent, or what is sent in its place. */
export const isShippedFile = (path: string): boolean => isServedFile(path.replace(COMPRESSED, ''));

/** Why a file cannot be on every server's disk under this path, in a sentence; null when it can. */
export function problemOfPath(path: unknown): string | null {
  const shown = typeof path === 'string' ? JSON.stringify(path.slice(0, PATH_LENGTH)) : 'one without a path';
  if (typeof path !== 'string' || path.length > PATH_LENGTH || !PATH.test(path))
    return `Each file needs a path such as page.0123456789.js, of at most ${PATH_LENGTH} plain letters, digits, dots, dashes and slashes: ${shown} is none`;
  const part = path.split('/').find((one) => one.endsWith('.') || DEVICE.test(one));
  return part === undefined ? null : `${path}: not every disk takes the name ${part}`;
}

/** Why these paths cannot all be files of one folder: two are the same for some disks, or one is a folder of another. */
export function problemOfPaths(paths: readonly string[]): string | null {
  const seen = new Map<string, string>();
  for (const path of paths) {
    const key = path.toLowerCase();
    const other = seen.get(key);
    if (other !== undefined)
      return other === path ? `Each path may be there once: ${path}` : `${other} and ${path} are one file on some disks`;
    seen.set(key, path);
  }
  for (const path of paths) {
    const parts = path.toLowerCase().split('/');
    const folder = parts.map((_, at) => parts.slice(0, at).join('/')).find((one) => seen.has(one));
    if (folder !== undefined) return `${seen.get(folder)} cannot be a file and the folder of ${path}`;
  }
  return null;
}

/** Why a release may not bring one of these files, in a sentence with its path; null when it may bring all. */
export function problemOfKinds(paths: readonly string[]): string | null {
  const server = paths.find((path) => SERVER.test(path));
  if (server !== undefined) return `${server} runs on the server: it comes with the installation only`;
  const all = new Set(paths);
  const other = paths.find((path) => {
    const raw = path.replace(COMPRESSED, '');
    return !isServedFile(raw) || !all.has(raw);
  });
  return other === undefined ? null : `${other} is not served: only ${[...SERVED].join(', ')} are, and .br or .gz beside them`;
}
