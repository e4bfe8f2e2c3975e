import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../start/aliases.mjs';
import { Failure } from '../start/failure.mjs';
import { INDEX, REPORT, readReport, surfaceOf, surfaceProblems, versionOf } from './surface.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');

/** Only what the index reaches: in another program the members of a union could stand in another order. */
function program() {
  const { options } = ts.parseJsonConfigFileContent(JSON.parse(read('tsconfig.base.json')), ts.sys, ROOT);
  return ts.createProgram([join(ROOT, INDEX)], options);
}

const present = () => surfaceOf(program());

const report = () => readReport(existsSync(join(ROOT, REPORT)) ? read(REPORT) : '');

/** For lint. */
export const checkSurface = () => surfaceProblems(present(), versionOf(), report());

/** Writes the report, and answers its path, unless the surface is as it was; refuses one that has changed under the same version. */
export function writeSurface() {
  const [surface, version] = [present(), versionOf()];
  const problems = surfaceProblems(surface, version, report());
  if (problems.length === 0) return [];
  if (version === report().version) throw new Failure(problems.join('\n'));
  writeFileSync(join(ROOT, REPORT), `version ${version}\n${surface}\n`);
  return [REPORT];
}
