import { readFileSync } from 'node:fs';
import { PERMISSIONS } from '@arogya/domain/access';
import { TOPICS, UNTOLD } from '../events/topics';
import { AUDIENCES } from './audiences';

const CONTRACT = new URL('../../../openapi.json', import.meta.url);
const WRITES = ['post', 'put', 'patch', 'delete'];

/** The modules of openapi.json that write something. */
function writingModules(): string[] {
  const { paths } = JSON.parse(readFileSync(CONTRACT, 'utf8')) as { paths: Record<string, Record<string, unknown>> };
  const writing = Object.entries(paths).filter(([, operations]) => WRITES.some((method) => method in operations));
  return [...new Set(writing.map(([path]) => path.replace(/^\/api/u, '').split('/')[1] ?? ''))];
}

it('every module that writes has said whether open screens hear of it', () => {
  expect(writingModules().filter((name) => ![...TOPICS, ...UNTOLD].some((known) => known === name))).toEqual([]);
});

it('every topic has an audience, and each audience follows a permission', () => {
  expect(Object.keys(AUDIENCES).sort()).toEqual([...TOPICS].sort());
  const actions = Object.values(AUDIENCES).flatMap(({ lists, alike }) => [...lists.map(({ action }) => action), ...(alike ? [alike] : [])]);
  expect(actions.filter((action) => !(action in PERMISSIONS))).toEqual([]);
});

it.each(Object.entries(AUDIENCES))('of %s, whoever sees only a part of a list is asked for by its scope', (_, { lists }) => {
  const partly = lists.filter(({ action }) => Object.values(PERMISSIONS[action]).includes('scoped'));
  expect(partly.filter(({ seen }) => seen === undefined)).toEqual([]);
});
