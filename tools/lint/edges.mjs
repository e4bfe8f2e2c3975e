import { FEATURE_EDGES, MODULE_EDGES, PLATFORM } from './edge-table.mjs';

const BACKEND = 'backend/src/';
const FEATURES = 'libs/features/';
/** Reads and makes anything: tests, the demo data and the plans at 100,000 rows. */
const FREE = new Set(['testing', 'demo', 'scale']);

/** 'backend/src/patients/patient.dto.ts' → 'patients'; null for a file beside the folders, and for one of tests. */
function folderIn(root, path) {
  const rest = path.startsWith(root) ? path.slice(root.length) : '';
  return rest.includes('/') && !/\.spec\.tsx?$|\/testing\//u.test(rest) ? rest.split('/')[0] : null;
}

/** Every edge between two folders of `root`, with one import that makes it: 'leads → patients' → 'a.ts → b.ts'. */
function edgesIn(root, modules) {
  const found = new Map();
  for (const { source, dependencies } of modules) {
    const from = folderIn(root, source);
    if (from === null || FREE.has(from)) continue;
    for (const { resolved } of dependencies) {
      const to = folderIn(root, resolved);
      if (to !== null && to !== from) found.set(`${from} → ${to}`, `${source} → ${resolved}`);
    }
  }
  return found;
}

const listed = (table) => Object.entries(table).flatMap(([from, all]) => all.map((to) => `${from} → ${to}`));

/** Edges that the table does not allow, and lines of the table that nothing uses any more. */
export function edgeProblems(root, table, modules) {
  const allowed = new Set(listed(table));
  const found = edgesIn(root, modules);
  return [
    ...[...found]
      .filter(([edge]) => !allowed.has(edge))
      .map(([edge, example]) => `${example}: ${edge} is not in tools/lint/edge-table.mjs`),
    ...[...allowed].filter((edge) => !found.has(edge)).map((edge) => `tools/lint/edge-table.mjs: ${edge} is allowed, and nothing uses it`),
  ];
}

/** Lines of the table that go up: from a module of the platform to a later one, or to a module outside it. */
export function upwardProblems(platform, table) {
  return platform.flatMap((from, at) => {
    const below = new Set(platform.slice(0, at));
    const up = (table[from] ?? []).filter((to) => !below.has(to));
    return up.map((to) => `tools/lint/edge-table.mjs: ${from} → ${to} goes up`);
  });
}

/** Pairs of folders that import each other: none may. */
export function bothWaysProblems(table) {
  const pairs = listed(table).filter((edge) => {
    const [from, to] = edge.split(' → ');
    return from < to && table[to]?.includes(from);
  });
  return pairs.map((pair) => `tools/lint/edge-table.mjs: ${pair} goes both ways`);
}

/** Of the whole tree, as dependency-cruiser saw it. */
export const checkEdges = (modules) => [
  ...edgeProblems(BACKEND, MODULE_EDGES, modules),
  ...edgeProblems(FEATURES, FEATURE_EDGES, modules),
  ...upwardProblems(PLATFORM, MODULE_EDGES),
  ...bothWaysProblems(MODULE_EDGES),
  ...bothWaysProblems(FEATURE_EDGES),
];
