import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../start/aliases.mjs';

export const INDEX = 'libs/platform/src/index.ts';
export const REPORT = 'libs/platform/surface.txt';
const WHOLE = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.WriteArrowStyleSignature;

const oneLine = (text) =>
  text
    .replace(/import\("[^"]+"\)\./gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/; \}/gu, ' }')
    .trim();

/** The version under which the platform is shared at run time (tools/build/webpack-federation.cjs). */
export const versionOf = (root = ROOT) => JSON.parse(readFileSync(join(root, 'libs/platform/package.json'), 'utf8')).runtimeVersion;

/** What a name that is passed on stands for. */
const meant = (checker, symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);

/** 'useSubmit: () => …' for a value, the declaration for a type; of what a package passes on the name alone. */
function lineOf(checker, exported, source) {
  const symbol = meant(checker, exported);
  const [declaration] = symbol.declarations ?? [];
  const file = declaration?.getSourceFile();
  const [, inPackage] = /\/node_modules\/(?!.*\/node_modules\/)((?:@[^/]+\/)?[^/]+)/u.exec(file?.fileName ?? '') ?? [];
  if (inPackage) return `${exported.name}: of ${inPackage}`;
  if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)) {
    const printer = ts.createPrinter({ removeComments: true });
    return oneLine(printer.printNode(ts.EmitHint.Unspecified, declaration, file))
      .replace(/^export /u, '')
      .replace(/;$/u, '');
  }
  return `${exported.name}: ${oneLine(checker.typeToString(checker.getTypeOfSymbol(symbol), source, WHOLE))}`;
}

/** The tags of the client are data that grow with the API: their type stands under its name. */
function tagsOf(checker, symbols) {
  const tag = symbols.find(({ name }) => name === 'Tag');
  return tag
    ? checker.typeToString(checker.getDeclaredTypeOfSymbol(meant(checker, tag)), undefined, WHOLE | ts.TypeFormatFlags.InTypeAlias)
    : null;
}

/** What a micro-frontend can import from the platform, a line for each name. */
export function surfaceOf(program, index = INDEX) {
  const checker = program.getTypeChecker();
  const source = program.getSourceFiles().find(({ fileName }) => fileName.endsWith(index));
  const symbols = checker.getExportsOfModule(checker.getSymbolAtLocation(source));
  const tags = tagsOf(checker, symbols);
  const lines = symbols.map((symbol) => lineOf(checker, symbol, source)).map((line) => (tags ? line.replaceAll(tags, 'Tag') : line));
  return lines.sort().join('\n');
}

/** What is committed: the version, and the surface that it stands for. */
export function readReport(text) {
  const [first = '', ...rest] = text.trimEnd().split('\n');
  return { version: first.replace(/^version /u, ''), surface: rest.join('\n') };
}

const linesOf = (text) => new Set(text.split('\n').filter(Boolean));

/** How the surface differs from the report, and what to do about it; empty when it does not. */
export function surfaceProblems(surface, version, report) {
  if (surface === report.surface) return version === report.version ? [] : [`${REPORT} is of version ${report.version}: npm run generate`];
  const [now, before] = [linesOf(surface), linesOf(report.surface)];
  const differences = [
    ...[...before].filter((line) => !now.has(line)).map((line) => `- ${line}`),
    ...[...now].filter((line) => !before.has(line)).map((line) => `+ ${line}`),
  ];
  const what =
    version === report.version
      ? 'what all micro-frontends share has changed: raise runtimeVersion in libs/platform/package.json, then npm run generate'
      : 'npm run generate';
  return [`${REPORT}: ${what}`, ...differences];
}
