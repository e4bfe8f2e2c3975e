import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../start/aliases.mjs';
import { codeFiles } from '../lint/code-files.mjs';
import { Failure } from '../start/failure.mjs';
import { INDEX, REPORT, readReport, surfaceOf, surfaceProblems, versionOf } from './surface.mjs';

const KEPT = join(ROOT, '.cache/surface.json');
const read = (path) => readFileSync(join(ROOT, path), 'utf8');

/** Only what the index reaches: in another program the members of a union could stand in another order. */
function program() {
  const { options } = ts.parseJsonConfigFileContent(JSON.parse(read('tsconfig.base.json')), ts.sys, ROOT);
  return ts.createProgram([join(ROOT, INDEX)], options);
}

/** What the surface is made of: the code of platform and domain, and the packages. */
function stateOfSources() {
  const hash = createHash('sha256').update(read('package-lock.json')).update(read('tsconfig.base.json'));
  for (const folder of ['libs/platform/src', 'libs/domain/src', 'tools/surface']) {
    for (const file of codeFiles(join(ROOT, folder)).sort()) hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** The surface as it is; looking it up in the compiler takes seconds, so it is kept until a source changes. */
function present() {
  const state = stateOfSources();
  const kept = existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : {};
  if (kept.state === state) return kept.surface;
  const surface = surfaceOf(program());
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  writeFileSync(KEPT, JSON.stringify({ state, surface }));
  return surface;
}

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
