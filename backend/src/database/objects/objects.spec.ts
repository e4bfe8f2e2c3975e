import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { OBJECTS } from '.';

const HERE = import.meta.dirname;
const MIGRATIONS = join(HERE, '../migrations');
const MAKES = /create\s+(?:or\s+replace\s+)?(?:constraint\s+)?(function|procedure|trigger|(?:materialized\s+)?view)\b/iu;

/** The source of each migration by its number, with the folder beside it. */
const sourcesOf = (from: number, to = Infinity): string[] =>
  readdirSync(MIGRATIONS)
    .filter((name) => Number.parseInt(name, 10) >= from && Number.parseInt(name, 10) <= to)
    .flatMap((name) => {
      const path = join(MIGRATIONS, name);
      return statSync(path).isDirectory() ? readdirSync(path).map((file) => join(path, file)) : [path];
    })
    .map((path) => readFileSync(path, 'utf8'));

describe('functions, triggers and views', () => {
  it('No migration after the eleventh creates a function, trigger or view', () => {
    expect(sourcesOf(12).length).toBeGreaterThan(0);
    expect(
      sourcesOf(12)
        .map((source) => MAKES.exec(source)?.[0])
        .filter(Boolean),
    ).toEqual([]);
  });

  it('Those of the migrations before are found by the same search', () => {
    expect(sourcesOf(1, 11).filter((source) => MAKES.test(source)).length).toBeGreaterThan(5);
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
