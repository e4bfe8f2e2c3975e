import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../start/aliases.mjs';
import { optionsFrom } from '../ship/options.mjs';

const FOLDER = '.github/workflows';
const text = (path) => readFileSync(join(ROOT, path), 'utf8');
const { scripts, engines } = JSON.parse(text('package.json'));
const workflows = readdirSync(join(ROOT, FOLDER)).map((name) => [name, parse(text(`${FOLDER}/${name}`))]);
const jobsOf = ({ jobs }) => Object.entries(jobs).map(([name, job]) => ({ name, ...job }));
const stepsOf = (workflow) => jobsOf(workflow).flatMap(({ steps }) => steps);
const runsOf = (workflow) => stepsOf(workflow).flatMap(({ run }) => (run ? [run] : []));

/** What a command line names that is not here. */
const missing = (run) => [
  ...[...run.matchAll(/\bnpm run (?:-s )?([\w:-]+)/gu)].map(([, name]) => name).filter((name) => !(name in scripts)),
  ...[...run.matchAll(/(?<![\w./-])(?:(?:tools|deploy|dist)\/[\w./-]+|\.ci\/[\w./-]+)/gu)]
    .map(([path]) => path)
    .filter((path) => !existsSync(join(ROOT, path))),
];

/** A secret, or a text of somebody else's, that becomes a part of a command: it has to come through the environment. */
const spliced = (run) => [...run.matchAll(/\$\{\{[^}]*\}\}/gu)].map(([part]) => part);
const isPinned = (action) => /@(?:v\d+(?:\.\d+){0,2}|[0-9a-f]{40})$/u.test(action);
const printed = (run) =>
  /\b(?:echo|printf|cat|env|printenv)\b[^|>]*\$\{?(?:SHIP_KEY|GH_TOKEN)/u.test(run) || /^\s*set -x|printenv/mu.test(run);

describe.each(workflows)('%s', (name, workflow) => {
  it('runs what is here', () => {
    expect(runsOf(workflow).flatMap(missing)).toEqual([]);
  });

  it('uses actions of a named version, and puts nothing of others into a command', () => {
    expect(stepsOf(workflow).flatMap(({ uses }) => (uses && !isPinned(uses) ? [uses] : []))).toEqual([]);
    expect(runsOf(workflow).flatMap(spliced)).toEqual([]);
    expect(runsOf(workflow).filter(printed)).toEqual([]);
  });

  it('may only read, but for the jobs that publish, and ends some time', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    const writing = jobsOf(workflow).filter(({ permissions }) => JSON.stringify(permissions ?? {}).includes('write'));
    expect(writing.map((job) => job.name)).toEqual(name === 'release.yml' ? ['notes', 'image'] : []);
    expect(jobsOf(workflow).filter(({ 'timeout-minutes': minutes }) => !(minutes <= 90))).toEqual([]);
  });
});

it('control: a missing command, a moving action, a spliced secret and a printed one are found', () => {
  expect(missing('npm run -s nothing && node tools/nobody.mjs && .ci/nothing')).toEqual(['nothing', 'tools/nobody.mjs', '.ci/nothing']);
  expect(['actions/checkout@main', 'actions/checkout', 'actions/checkout@v4'].filter(isPinned)).toEqual(['actions/checkout@v4']);
  expect(spliced('echo ${{ secrets.SHIP_KEY }}')).toHaveLength(1);
  expect(['echo "$SHIP_KEY"', 'npm run ship', 'printenv'].filter(printed)).toEqual(['echo "$SHIP_KEY"', 'printenv']);
});

it('everything is tested on the Node of production, on the oldest one that is let in, and on others', () => {
  const { node } = Object.fromEntries(workflows)['ci.yml'].jobs.test.strategy.matrix;
  expect(node).toEqual(expect.arrayContaining([text('.nvmrc').trim(), engines.node.replace('>=', '')]));
  expect(new Set(node).size).toBeGreaterThan(2);
});

it('what a team ships with is a command line that ship understands', () => {
  const runs = runsOf(Object.fromEntries(workflows)['mfe.yml']);
  const lines = runs.flatMap((run) => [...run.matchAll(/npm run -s (?:ship|releases) -- (.+)$/gmu)].map(([, words]) => words));
  expect(lines).toHaveLength(3);
  const values = { '"$MFE"': 'mfe-doctor', '"$DESK_URL"': 'https://desk.example.org', '"$WHY"': 'a commit' };
  const options = lines.map((line) =>
    optionsFrom(
      line.split(' ').map((word) => values[word] ?? word),
      { env: { SHIP_KEY: 'a-key' } },
    ),
  );
  expect(options.map(({ percent, isPromotion }) => ({ percent, isPromotion }))).toEqual([
    { percent: 10, isPromotion: false },
    { percent: null, isPromotion: false },
    { percent: null, isPromotion: true },
  ]);
});
