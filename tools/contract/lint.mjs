import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../start/aliases.mjs';
import { runChild } from '../start/children.mjs';

const DOCUMENTS = ['openapi.json', 'openapi-integrations.json'];

/** What Redocly and Spectral find fault with in both contracts, one a line; a warning counts. */
export async function lintContract() {
  return (await Promise.all(DOCUMENTS.flatMap((name) => [redocly(name), spectral(name)]))).flat();
}

async function redocly(name) {
  const args = ['node_modules/@redocly/cli/bin/cli.js', 'lint', name, '--format=json'];
  // It would look for a newer version of itself, and report how it is used.
  const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' };
  const { code, stdout, out } = await runChild(process.execPath, args, { cwd: ROOT, env: { ...process.env, NODE_OPTIONS: '', ...quiet } });
  const problems = problemsIn(stdout);
  if (!problems) return [`Redocly could not read ${name}: ${out}`];
  const lines = problems.map(({ ruleId, message, location: [at] = [] }) => `${name} ${at?.pointer ?? ''} ${ruleId}: ${message}`);
  return code === 0 || lines.length > 0 ? lines : [`Redocly: ${out}`];
}

/** The findings in Redocly's report; undefined when it wrote none. Those of the ignore file are marked. */
function problemsIn(stdout) {
  try {
    return JSON.parse(stdout).problems.filter(({ ignored }) => !ignored);
  } catch {
    return undefined;
  }
}

/** With the rules of .spectral.yaml, as Spectral's own command line reads them. */
async function spectral(name) {
  const document = JSON.parse(readFileSync(join(ROOT, name), 'utf8'));
  const [{ default: core }, { default: rulesets }] = await Promise.all([
    import('@stoplight/spectral-core'),
    import('@stoplight/spectral-rulesets'),
  ]);
  const { extends: bases, ...rules } = parse(readFileSync(join(ROOT, '.spectral.yaml'), 'utf8'));
  const known = { 'spectral:oas': rulesets.oas };
  const linter = new core.Spectral();
  linter.setRuleset(new core.Ruleset({ ...rules, extends: bases.map(([name, severity]) => [known[name], severity]) }));
  const findings = await linter.run(document);
  return findings.map(({ code, path, message }) => `${name} ${path.join('/')} ${code}: ${message}`);
}
