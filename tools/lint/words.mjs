import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../aliases.mjs';
import { codeFiles } from '../code-files.mjs';

/** Words that names had once, and the field's word for each (docs/glossary.md). */
const FIELD_WORDS = new Map([
  ['acting', 'request context'],
  ['befell', 'what happened'],
  ['bone', 'skeleton'],
  ['bones', 'skeleton'],
  ['carrier', 'provider'],
  ['desk', 'actions, or who is meant'],
  ['discreet', 'what it is'],
  ['doomed', 'what it is'],
  ['drawn', 'rendered'],
  ['heard', 'received'],
  ['homeless', 'what it is'],
  ['hostile', 'input sanitizer'],
  ['judge', 'availability rule'],
  ['law', 'permissions'],
  ['laws', 'permissions'],
  ['sealing', 'encryption'],
  ['turning', 'pagination'],
  ['visit', 'appointment'],
  ['visits', 'appointments'],
  ['wish', 'slot request'],
  ['wishes', 'slot requests'],
]);

/** Whole names that have another one now. */
const FIELD_NAMES = new Map([
  ['StaffPace', 'StaffRateLimiter'],
  ['keptSecret', 'what it is'],
  ['reach', 'scopeOf'],
  ['told', 'what it is'],
  ['useAct', 'useSubmit'],
  ['useSettled', 'useDebouncedValue'],
  ['whenOffered', 'the slot policy'],
]);

/** The product's own, and those of the API and of the database, which others read: they stay. */
const PUBLISHED = [
  'ArogyaDesk',
  'visitMinutes',
  'upcomingVisits',
  'visits',
  'visit_booked',
  'visit_cancelled',
  'visit_id',
  'visit_counters',
  'visit_totals',
];

const partsOf = (name) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/gu, '$1 $2')
    .toLowerCase()
    .split(/[ _.-]/u);

/** The field's word for a name, or undefined when it is one. */
export function betterWord(name) {
  if (PUBLISHED.includes(name)) return undefined;
  const old = partsOf(name).find((part) => FIELD_WORDS.has(part));
  return old ? FIELD_WORDS.get(old) : FIELD_NAMES.get(name);
}

/** The names that code has and that are not the field's words; what a string or a comment says is for people. */
export function oldNamesIn(path, code) {
  const candidates = new Set((code.match(/[A-Za-z_$][\w$]*/gu) ?? []).filter(betterWord));
  const names = new Set();
  const collect = (node) => {
    if (ts.isIdentifier(node) && candidates.has(node.text)) names.add(node.text);
    ts.forEachChild(node, collect);
  };
  if (candidates.size > 0) collect(ts.createSourceFile(path, code, ts.ScriptTarget.Latest));
  return [...names];
}

const isLanded = (path) => path.startsWith('backend/src/database/migrations/');

/** Names of code, of files and of folders that are not the field's words. */
export function checkWords() {
  const paths = codeFiles(ROOT).map((file) => relative(ROOT, file));
  return paths
    .filter((path) => !isLanded(path))
    .flatMap((path) => {
      const inCode = path.endsWith('.css') ? [] : oldNamesIn(path, readFileSync(join(ROOT, path), 'utf8'));
      const old = [...path.split('/').filter(betterWord), ...inCode];
      return old.map((name) => `${path}: ${name}: the field says ${betterWord(name)} (docs/glossary.md)`);
    });
}
