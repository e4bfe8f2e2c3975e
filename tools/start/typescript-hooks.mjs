import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';
import { aliased } from './aliases.mjs';
import { swcOptionsFor } from './swc-options.mjs';

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

export function resolve(specifier, context, next) {
  const target = aliased(specifier) ?? relativeTo(specifier, context.parentURL);
  const file = target && ENDINGS.map((ending) => target + ending).find((path) => existsSync(path) && statSync(path).isFile());
  return file ? { url: pathToFileURL(file).href, shortCircuit: true } : next(specifier, context);
}

function relativeTo(specifier, parentURL) {
  if (!/^\.{1,2}\//.test(specifier) || !/\.tsx?$/.test(parentURL ?? '')) return undefined;
  return fileURLToPath(new URL(specifier, parentURL));
}

export function load(url, context, next) {
  if (/^file:.*\.sql$/.test(url)) return { format: 'module', source: textModule(url), shortCircuit: true };
  if (!/^file:.*\.tsx?$/.test(url)) return next(url, context);
  const filename = fileURLToPath(url);
  const { code } = transformSync(readFileSync(filename, 'utf8'), { ...swcOptionsFor(filename), filename });
  return { format: 'module', source: code, shortCircuit: true };
}

const textModule = (url) => `export default ${JSON.stringify(readFileSync(fileURLToPath(url), 'utf8'))};`;
