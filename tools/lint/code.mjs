import { ESLint } from 'eslint';
import ts from 'typescript';
import { ROOT } from '../aliases.mjs';

/**
 * Looks through the code once for the compiler and for ESLint, whose rules ask for the same types: as two programs each would
 * work them out. Prints what either complains of, as JSON.
 */
const TYPED = ['**/*.ts', '**/*.tsx'];
const CONFIG = 'tsconfig.json';

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
    cache: true,
    cacheLocation: '.cache/eslint',
    cacheStrategy: 'content',
    overrideConfig: { files: TYPED, languageOptions: { parserOptions: { programs } } },
  });
  const formatter = await eslint.loadFormatter('stylish');
  return formatter.format(await eslint.lintFiles(['.']));
}

function formatted(problems) {
  return ts.formatDiagnostics(problems, { getCanonicalFileName: (name) => name, getCurrentDirectory: () => ROOT, getNewLine: () => '\n' });
}
