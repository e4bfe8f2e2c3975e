import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepared } from './statement';

interface Start {
  readonly start: string;
}

describe('a prepared statement', () => {
  const doctorAt = prepared<Start, { id: string; start: string }>(
    'doctor-at',
    'select start_at as start from appointments where doctor_id = :id and start_at > :start and id <> :id',
  );

  it('numbers its values in the order of the text, however they are given', () => {
    expect(doctorAt({ start: '2030-03-05T04:30:00Z', id: 'd' })).toEqual({
      name: 'doctor-at',
      text: 'select start_at as start from appointments where doctor_id = $1 and start_at > $2 and id <> $1',
      values: ['d', '2030-03-05T04:30:00Z'],
    });
  });

  it('leaves casts, and what stands in quotes, as they are', () => {
    const text = `select :day::date, to_char(:at::timestamptz, 'HH24:MI') as "a :b", 'it''s :day', fields ->> ':key', x ?| :keys::text[]`;
    const statement = prepared<object, { day: string; at: Date; keys: readonly string[] }>('quoted', text);
    const at = new Date(0);
    expect(statement({ day: '2030-03-05', at, keys: ['a'] })).toEqual({
      name: 'quoted',
      text: `select $1::date, to_char($2::timestamptz, 'HH24:MI') as "a :b", 'it''s :day', fields ->> ':key', x ?| $3::text[]`,
      values: ['2030-03-05', at, ['a']],
    });
  });

  it('without values is its text', () => {
    expect(prepared('all', 'select id::text from doctors')()).toEqual({ name: 'all', text: 'select id::text from doctors', values: [] });
  });

  it('sends null for a value that is not there, as a row of the database may lack it', () => {
    const unknown = { id: undefined as unknown as string, start: 's' };
    expect(doctorAt(unknown).values).toEqual([null, 's']);
  });

  it('names what the text asks for and nobody gives', () => {
    const misspelt = prepared<object, { id: string }>('misspelt', 'select from doctors where id = :di');
    expect(() => misspelt({ id: 'd' })).toThrow('No value of misspelt is named di');
  });

  // Each of these would be an error of the compiler without the line above it, and the line one if it compiled.
  it('does not compile with a value that is missing, misspelt, of another type, or without a name', () => {
    const wrong = [
      // @ts-expect-error one is missing
      () => doctorAt({ id: 'd' }),
      // @ts-expect-error one is misspelt
      () => doctorAt({ id: 'd', strat: 's' }),
      // @ts-expect-error there is one too many
      () => doctorAt({ id: 'd', start: 's', end: 'e' }),
      // @ts-expect-error it is no text
      () => doctorAt({ id: 1, start: 's' }),
      // @ts-expect-error they have no names
      () => doctorAt('d', 's'),
      // @ts-expect-error it says no values
      () => prepared('any', 'select :id')({ id: 'd' }),
    ];
    expect(wrong).toHaveLength(6);
  });
});

const SOURCE = join(import.meta.dirname, '..');
/** What a spec or a released migration says stays as it is. */
const OTHERS = /\.spec\.ts$|^(?:testing|scale|database\/migrations)\//u;
/** The place of a value in a text, counted by hand; `$1` of a replacement in a text of HTML is none. */
const COUNTED = /\$\d(?!<\/)/u;
/** A call with a list of values. */
const LISTED = /\.(?:query|one|named|count)(?:<[^()]*>)?\((?:[^()]|\([^()]*\))*,\s*\[/u;

describe('the sources of the server', () => {
  const isSwappable = (text: string): boolean => COUNTED.test(text) || LISTED.test(text);

  it('send no statement with a list of values that could be swapped', () => {
    const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts') && !OTHERS.test(path));
    expect(files.length).toBeGreaterThan(300);
    expect(files.filter((path) => isSwappable(readFileSync(join(SOURCE, path), 'utf8')))).toEqual([]);
  });

  it.each([
    [`await db.query('delete from sessions where sid = $1', params)`, true],
    ['await db.one<Row>(TEXT, [id, start])', true],
    ["await this.sql.named('of', textOf(where),\n  [\n    id])", true],
    ['await db.query(endSession({ sid }))', false],
    ['await db.query<Row>(text, where.params)', false],
  ])('control: %s', (text, swappable) => expect(isSwappable(text)).toBe(swappable));
});
