import { Failure } from '../start/failure.mjs';

const HEADING = /^## \[([^\]]+)\][^\n]*$/gmu;
const UNRELEASED = 'Unreleased';
const OPERATORS = /^### Operators$/mu;

/** The parts of a changelog by version, each without its heading. */
function partsOf(changelog) {
  const headings = [...changelog.matchAll(HEADING)];
  return new Map(
    headings.map(({ 0: line, 1: version, index }, at) => [
      version,
      changelog.slice(index + line.length, headings[at + 1]?.index ?? changelog.length).trim(),
    ]),
  );
}

/** What a changelog says of a version; throws the sentence when there is nothing. */
export function notesOf(changelog, version) {
  const notes = partsOf(changelog).get(version);
  if (!notes) throw new Failure(`The changelog says nothing of ${version}.`);
  return notes;
}

/**
 * The changelog in which what is unreleased has become `version` of a day such as '2026-11-23'. Throws the sentence when there is
 * nothing to release, the version is there already, or what operators need to know is missing (`forOperators`).
 */
export function released(changelog, { version, day, forOperators }) {
  const parts = partsOf(changelog);
  if (parts.has(version)) throw new Failure(`The changelog has ${version} already: choose a higher version.`);
  const notes = parts.get(UNRELEASED);
  if (!notes) throw new Failure('Nothing stands under Unreleased: say first what has changed for whom.');
  if (forOperators && !OPERATORS.test(notes))
    throw new Failure('Say under "### Operators" what whoever runs it has to do, even if it is "Nothing".');
  return changelog.replace(`## [${UNRELEASED}]\n`, `## [${UNRELEASED}]\n\n## [${version}] - ${day}\n`);
}
