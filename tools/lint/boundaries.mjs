import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ROOT } from '../start/aliases.mjs';
import { isAlive } from '../postgres/postmaster.mjs';
import { ROOTS } from '../build/projects.mjs';
import { CANARIES } from './canaries.mjs';
import { checkEdges } from './edges.mjs';
import { runTool } from './run-tool.mjs';

const require = createRequire(import.meta.url);
const mine = `canary-${process.pid}`;

/** The forbidden imports of the tree, and the rules that miss their planted violation. */
export async function checkBoundaries() {
  const { forbidden } = require(join(ROOT, '.dependency-cruiser.cjs'));
  removeDeadCanaries();
  const plants = plantAll();
  try {
    const { violations, modules } = await cruise();
    const real = violations.filter(({ from }) => !from.includes(`/${mine}/`));
    const silent = forbidden.map(({ name }) => name).filter((name) => !isCaught(name, violations));
    return [
      ...real.map(({ rule, from, to }) => `${from} → ${to}: ${rule.name}`),
      ...checkEdges(modules),
      ...silent.map((name) => `the rule ${name} did not catch its canary`),
    ];
  } finally {
    plants.forEach((folder) => rmSync(folder, { recursive: true, force: true }));
  }
}

const isCaught = (name, violations) => violations.some(({ rule, from }) => rule.name === name && from.includes(`/${mine}/`));

function plantAll() {
  const folders = new Set();
  for (const [path, code] of Object.values(CANARIES).flat()) {
    const file = join(ROOT, path.replace('CANARY', mine));
    mkdirSync(dirname(file), { recursive: true });
    folders.add(dirname(file));
    writeFileSync(file, `${code.replaceAll('CANARY', mine)}\nexport {};\n`);
  }
  return folders;
}

/** Files that a killed lint has left behind. */
function removeDeadCanaries() {
  for (const path of Object.values(CANARIES)
    .flat()
    .map(([file]) => dirname(dirname(join(ROOT, file))))) {
    for (const name of existsSync(path) ? readdirSync(path) : []) {
      const pid = /^canary-(\d+)$/.exec(name)?.[1];
      if (pid && !isAlive(Number(pid))) rmSync(join(path, name), { recursive: true, force: true });
    }
  }
}

async function cruise() {
  const program = 'dependency-cruiser/bin/dependency-cruise.mjs';
  const env = { CRUISE_EXCLUDE: `/canary-(?!${process.pid}(/|$))` };
  const { stdout } = await runTool(program, ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...ROOTS], env);
  const { modules, summary } = JSON.parse(stdout);
  return { modules: modules.filter(({ source }) => !source.includes(`/${mine}/`)), violations: summary.violations };
}
