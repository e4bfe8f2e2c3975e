import { FEATURE_EDGES, MODULE_EDGES, PLATFORM } from './edge-table.mjs';
import { bothWaysProblems, edgeProblems, upwardProblems } from './edges.mjs';

const file = (source, ...resolved) => ({ source, dependencies: resolved.map((path) => ({ resolved: path })) });
const problems = (table, ...files) => edgeProblems('backend/src/', table, files);

test('an import between two modules must stand in the table', () => {
  const leads = file('backend/src/leads/leads.service.ts', 'backend/src/patients/patients.service.ts');
  expect(problems({ leads: ['patients'] }, leads)).toEqual([]);
  expect(problems({ leads: [] }, leads)).toEqual([
    'backend/src/leads/leads.service.ts → backend/src/patients/patients.service.ts: leads → patients is not in tools/lint/edge-table.mjs',
  ]);
});

test('a line that nothing uses is a mistake', () => {
  expect(problems({ leads: ['patients'] })).toEqual(['tools/lint/edge-table.mjs: leads → patients is allowed, and nothing uses it']);
});

test('specs, tests, the demo data and files beside the folders may import any module', () => {
  const to = 'backend/src/patients/patients.service.ts';
  for (const from of ['leads/leads.db.spec.ts', 'testing/make.ts', 'leads/testing/make.ts', 'demo/fill.ts', 'main.ts']) {
    expect(problems({}, file(`backend/src/${from}`, to))).toEqual([]);
  }
});

test('an import within a module, or of a package, is no edge', () => {
  expect(
    problems({}, file('backend/src/leads/a.ts', 'backend/src/leads/b.ts', 'node_modules/pg/index.js', 'backend/src/config.ts')),
  ).toEqual([]);
});

describe('no import goes up', () => {
  const upward = (more) => upwardProblems(PLATFORM, { ...MODULE_EDGES, ...more });

  test('a module of the platform imports lower ones alone', () => {
    expect(upward({})).toEqual([]);
  });

  test.each([
    ['errors', 'audit'],
    ['errors', 'limits'],
    ['http', 'database'],
    ['database', 'access'],
    ['paging', 'patients'],
    ['access', 'auth'],
    ['audit', 'appointments'],
  ])('an edge %s → %s would be found', (from, to) => {
    expect(upward({ [from]: [to] })).toEqual([`tools/lint/edge-table.mjs: ${from} → ${to} goes up`]);
  });
});

describe('no two folders import each other', () => {
  test('none does', () => {
    expect([MODULE_EDGES, FEATURE_EDGES].flatMap(bothWaysProblems)).toEqual([]);
  });

  test('an edge patients → appointments would be found', () => {
    const table = { ...MODULE_EDGES, patients: [...MODULE_EDGES.patients, 'appointments'] };
    expect(bothWaysProblems(table)).toEqual(['tools/lint/edge-table.mjs: appointments → patients goes both ways']);
  });
});
