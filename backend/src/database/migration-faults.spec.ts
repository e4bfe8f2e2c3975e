import { faultsOf, recordedOf, type RecordedMigration } from '../testing/migration-faults';
import { MIGRATIONS } from './migrations';

const saying = (sql: string, more: Partial<RecordedMigration> = {}): RecordedMigration => ({
  name: 'One',
  kind: 'expand',
  inside: true,
  statements: [sql],
  ...more,
});
const CHECK = 'alter table patients add constraint patients_town check (town is not null) not valid';
const VALID = 'alter table patients validate constraint patients_town';

describe('a migration', () => {
  it('takes nothing away without saying so, and locks no large table for long', async () => {
    const recorded = await Promise.all(MIGRATIONS.map(recordedOf));
    expect(recorded.length).toBeGreaterThan(0);
    expect(faultsOf(recorded)).toEqual([]);
  });

  it('is found where it does not say its kind', () => {
    expect(faultsOf([saying('select 1', { kind: null })])).toEqual(['One: does not say its kind: expand or contract']);
  });

  it.each([
    ['drop table enquiries', 'drops: drop table enquiries'],
    ['alter table doctors drop column email', 'drops a column of doctors'],
    ['alter table doctors add column a text, drop email', 'drops a column of doctors'],
    ['alter table "doctors" rename column email to mail', 'renames in doctors'],
    ['alter table doctors rename to medics', 'renames in doctors'],
    ['alter table doctors alter experience type numeric(4, 1)', 'changes a type in doctors'],
    ['alter table doctors add column a text not null', 'adds a column to doctors that the version before does not fill'],
    ['alter table doctors alter column email set not null', 'sets doctors.email not null without a validated check'],
    ['do $$ begin alter table doctors drop column email; end $$', 'drops a column of doctors'],
  ])('that says expand may not: %s', (sql, fault) => {
    expect(faultsOf([saying(sql)])).toEqual([`One: ${fault}`]);
    // Control: one that says contract may.
    expect(faultsOf([saying(sql, { kind: 'contract' })])).toEqual([]);
  });

  it.each([
    'alter table doctors add column a text, add column b numeric(4, 1) not null default 0',
    'alter table doctors drop constraint doctors_email_check',
    'alter table doctors alter column email drop not null',
    'alter table doctors rename constraint a to b',
    "comment on table doctors is 'drop table doctors; alter table leads drop column id' -- drop table leads",
    'create table wards (id uuid primary key, name text not null); create index wards_name on wards (name)',
    'create table leads (a text); create index leads_a on leads (a); alter table leads add constraint a check (b > 0)',
    'alter table leads add column a text',
  ])('may: %s', (sql) => {
    expect(faultsOf([saying(sql)])).toEqual([]);
  });

  it('may set not null what a check has been sure of', () => {
    const set = saying('alter table patients alter column town set not null');
    expect(faultsOf([saying(CHECK), saying(VALID), set])).toEqual([]);
    expect(faultsOf([saying(CHECK), set])).toEqual(['One: sets patients.town not null without a validated check']);
  });

  it.each(['expand', 'contract'] as const)('of kind %s makes the index of a large table beside those who use it', (kind) => {
    const made = 'create index leads_a on leads (a)';
    const beside = 'create index concurrently leads_a on leads (a)';
    const dropped = 'drop index concurrently if exists leads_a';
    expect(faultsOf([saying(made, { kind })])).toEqual(['One: leads is large: create leads_a concurrently, with transaction = false']);
    expect(faultsOf([saying(beside, { kind })])).toEqual(['One: leads_a is made concurrently: transaction = false']);
    expect(faultsOf([saying(beside, { kind, inside: false })])).toEqual([
      'One: leads_a may be left half made: drop it concurrently if it exists, before',
    ]);
    expect(faultsOf([saying('', { kind, inside: false, statements: [dropped, beside] })])).toEqual([]);
  });

  it.each([
    ['alter table leads add constraint a check (b > 0)', 'leads is large: add the constraint not valid'],
    ['alter table leads add column b uuid references wards (id)', 'leads is large: a constraint of its own, not valid'],
    ['alter table leads add constraint a unique (b)', 'leads is large: make the index concurrently, then the constraint using it'],
    [`${CHECK}; ${VALID}`, 'patients is large: validate patients_town in a migration of its own'],
    ["update leads set a = 'b'", 'leads is large: changing its rows is the work of a job'],
  ])('may not hold up a large table: %s', (sql, fault) => {
    expect(faultsOf([saying(sql)])).toEqual([`One: ${fault}`]);
    // Control: the same of a small one.
    expect(faultsOf([saying(sql.replaceAll(/leads|patients/gu, 'wards'))])).toEqual([]);
  });

  it('does nothing else outside of a transaction', () => {
    expect(faultsOf([saying('create table wards (id uuid)', { inside: false })])).toEqual([
      'One: outside of a transaction only indexes are made: create table wards (id uuid)',
    ]);
  });
});
