import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '../start/failure.mjs';

/** 'follow-up' → { kebab: 'follow-up', camel: 'followUp', pascal: 'FollowUp', title: 'Follow Up' }; a Failure for anything else. */
export function namesOf(name, what, example = 'follow-up') {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/u.test(name ?? ''))
    throw new Failure(`Name the ${what} in small letters with dashes, e.g. ${example}.`);
  const parts = name.split('-').map((part) => part[0].toUpperCase() + part.slice(1));
  const pascal = parts.join('');
  return { kebab: name, camel: pascal[0].toLowerCase() + pascal.slice(1), pascal, title: parts.join(' ') };
}

/**
 * Writes the texts of `added` and `changed` (path → text) under `root`; when one that is to be added is there already,
 * nothing is written.
 */
export function writeAll(root, { added, changed = {} }) {
  const taken = Object.keys(added).find((path) => existsSync(join(root, path)));
  if (taken) throw new Failure(`${taken} is there already: choose another name, or remove it first.`);
  for (const [path, text] of Object.entries({ ...added, ...changed })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}
