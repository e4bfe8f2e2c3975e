import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { OBJECTS } from '.';

const HERE = import.meta.dirname;
const MIGRATIONS = join(HERE, '../migrations');
const MAKES = /create\s+(?:or\s+replace\s+)?(?:constraint\s+)?(function|procedure|trigger|(?:materialized\s+)?view)\b/iu;

/** Of each migration, with the files of its folder. */
const SOURCES = readdirSync(MIGRATIONS)
  .flatMap((name) => {
    const path = join(MIGRATIONS, name);
    return statSync(path).isDirectory() ? readdirSync(path).map((file) => join(path, file)) : [path];
  })
  .map((path) => readFileSync(path, 'utf8'));

describe('functions, triggers and views', () => {
  it('No migration creates a function, trigger or view', () => {
    expect(SOURCES.length).toBeGreaterThan(20);
    expect(SOURCES.map((source) => MAKES.exec(source)?.[0]).filter(Boolean)).toEqual([]);
  });

  it('Those that stand in files of their own are found by the same search', () => {
    expect(OBJECTS.filter(({ sql }) => !MAKES.test(sql))).toEqual([]);
  });

  it('They stand in one file each, all of them in the index and none twice', () => {
    const files = readdirSync(HERE).filter((name) => name.endsWith('.sql'));
    expect(OBJECTS.map(({ name }) => `${name}.sql`).sort()).toEqual(files.sort());
  });

  it.each(OBJECTS.map(({ name, sql }) => [name, sql]))('%s can be run again at any time', (name, sql) => {
    expect(sql).toMatch(new RegExp(`^create or replace (?:function|view) ${name}\\b`, 'mu'));
    expect(sql).not.toMatch(/^create (?!or replace)/mu);
  });
});
