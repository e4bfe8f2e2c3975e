import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../aliases.mjs';
import { importsOf } from './imports.mjs';

const HEADING = /^## (?<name>.+): (?<count>\d+) files$/u;
const STEP = /^\d+\. `(?<path>[^`]+)`(?:, for `(?<method>[A-Z]+) (?<route>\/api\/[^`]+)`)?/u;

/** The paths through the code on a page: for each heading "Name: 20 files" the numbered files below it, some with the call that they answer. */
export function codePathsIn(page) {
  const codePaths = [];
  for (const line of page.split('\n')) {
    const [heading, step] = [HEADING.exec(line)?.groups, STEP.exec(line)?.groups];
    if (heading) codePaths.push({ name: heading.name, count: Number(heading.count), steps: [] });
    else if (step) codePaths.at(-1)?.steps.push(step);
  }
  return codePaths;
}

const textOf = (path) => readFileSync(join(ROOT, path), 'utf8');

/** Whether `path` answers the call in the contract, and one of the files before it makes it. */
function answers({ path, method, route }, before) {
  const { paths } = JSON.parse(textOf('openapi.json'));
  const operation = paths[route]?.[method.toLowerCase()]?.operationId;
  const fixed = route.slice('/api/'.length).split('{')[0];
  const isCalled = before.some((file) => textOf(file).includes(operation) || textOf(file).includes(fixed));
  return Boolean(operation) && isCalled && new RegExp(`\\b${operation}\\(`, 'u').test(textOf(path));
}

/** What is wrong with a path through the code: a file that is not there, that stands twice, or that no file before it leads to. */
export function problemsOf({ name, count, steps }, most) {
  const problems = [];
  if (steps.length !== count) problems.push(`${name}: says ${count} files and has ${steps.length}`);
  if (steps.length > most) problems.push(`${name}: ${steps.length} files, at most ${most}`);
  steps.forEach((step, index) => {
    const before = steps.slice(0, index).map(({ path }) => path);
    const say = (what) => problems.push(`${name}, ${index + 1}. ${step.path}: ${what}`);
    if (!existsSync(join(ROOT, step.path))) return say('is not there');
    if (before.includes(step.path)) return say('stands twice');
    const there = before.filter((path) => existsSync(join(ROOT, path)));
    if (step.route ? answers(step, there) : index === 0 || there.some((path) => importsOf(path).includes(step.path))) return;
    say(step.route ? `does not answer ${step.method} ${step.route}, or nothing before it calls that` : 'no file before it imports it');
  });
  return problems;
}
