import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/aliases.mjs';
import { Failure } from '../start/failure.mjs';
import { catalogueProblems, summaryOf } from './check.mjs';
import { GENERATED, generatedFiles } from './compile.mjs';
import { exportTexts, importTexts } from './review.mjs';
import { followEnglish } from './status.mjs';

const isSame = (path, text) => existsSync(join(ROOT, path)) && readFileSync(join(ROOT, path), 'utf8') === text;

const leftOver = (files) =>
  existsSync(join(ROOT, GENERATED))
    ? readdirSync(join(ROOT, GENERATED))
        .map((name) => `${GENERATED}/${name}`)
        .filter((path) => !(path in files))
    : [];

/** What is wrong with the catalogues, and which of the files made from them are not as they say. */
export async function checkLanguages() {
  const problems = catalogueProblems();
  if (problems.length > 0) return problems;
  const files = await generatedFiles();
  const stale = [...Object.keys(files).filter((path) => !isSame(path, files[path])), ...leftOver(files)];
  return stale.map((path) => `${path} is not what the catalogues say: run npm run languages and commit it.`);
}

async function write() {
  followEnglish();
  const files = await generatedFiles();
  mkdirSync(join(ROOT, GENERATED), { recursive: true });
  leftOver(files).forEach((path) => rmSync(join(ROOT, path)));
  const changed = Object.keys(files).filter((path) => !isSame(path, files[path]));
  changed.forEach((path) => writeFileSync(join(ROOT, path), files[path]));
  console.log(changed.length > 0 ? `Written: ${changed.join(', ')}` : 'Nothing has changed.');
  catalogueProblems().forEach((problem) => console.log(problem));
}

async function check() {
  const problems = await checkLanguages();
  if (problems.length > 0) throw new Failure(problems.join('\n'));
  console.log(summaryOf().join('\n'));
}

/** `npm run languages`: writes what is made from the catalogues; `-- check`, `-- export <language>`, `-- import <file>`. */
export async function languages([what, which] = []) {
  if (what === undefined) return write();
  if (what === 'check') return check();
  if (what === 'export' && which) return exportTexts(which);
  if (what === 'import' && which) {
    importTexts(which);
    return write();
  }
  throw new Failure('npm run languages, or with: -- check | -- export <language> | -- import <file>');
}
