import { ESLint } from 'eslint';
import ts from 'typescript';
import { ROOT } from '../aliases.mjs';

/**
 * Looks through the code once for the compiler and for ESLint, whose rules ask for the same types: as two programs each would
 * work them out. Prints what either complains of, as JSON. The rules look at the named files, or at all; with
 * `--project <folder>` both look at that project only.
 */
const TYPED = ['**/*.ts', '**/*.tsx'];
const ARGS = process.argv.slice(2);
const PROJECT = ARGS[0] === '--project' ? ARGS[1] : undefined;
const CONFIG = PROJECT ? `${PROJECT}/tsconfig.json` : 'tsconfig.json';
const FILES = PROJECT ? [PROJECT] : ARGS.length > 0 ? ARGS : ['.'];
/** One file for each project: several are linted at once. */
const CACHE = `.cache/eslint${PROJECT ? `-${PROJECT.replace('/', '-')}` : ''}`;

const compiler = incrementalProgram();
const types = formatted([
  ...compiler.getConfigFileParsingDiagnostics(),
  ...compiler.getOptionsDiagnostics(),
  ...compiler.getGlobalDiagnostics(),
  ...compiler.getSyntacticDiagnostics(),
  ...compiler.getSemanticDiagnostics(),
]);
compiler.emit();
process.stdout.write(JSON.stringify({ types, rules: await brokenRules(compiler.getProgram()) }));

function incrementalProgram() {
  const problems = [];
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (problem) => problems.push(problem) };
  const config = ts.getParsedCommandLineOfConfigFile(CONFIG, {}, host);
  if (!config) throw new Error(formatted(problems));
  const { options, fileNames, errors } = config;
  return ts.createIncrementalProgram({ options, rootNames: fileNames, configFileParsingDiagnostics: errors });
}

async function brokenRules(program) {
  // Names the parents of all nodes, which the rules go by.
  program.getTypeChecker();
  // In the key of ESLint's cache the program stands as its name.
  const programs = Object.assign([program], { toJSON: () => CONFIG });
  const eslint = new ESLint({
    cwd: ROOT,
    errorOnUnmatchedPattern: false,
    cache: true,
    cacheLocation: CACHE,
    cacheStrategy: 'content',
    overrideConfig: { files: TYPED, languageOptions: { parserOptions: { programs } } },
  });
  const formatter = await eslint.loadFormatter('stylish');
  return formatter.format(await eslint.lintFiles(FILES));
}

function formatted(problems) {
  return ts.formatDiagnostics(problems, { getCanonicalFileName: (name) => name, getCurrentDirectory: () => ROOT, getNewLine: () => '\n' });
}
