import { prepared, type Statement } from '../database/statement';

/** What is no key of a number that can be dialled, and may be one by now. Migration 53 has the same in indexes. */
export const isOddKey = (key: string): string => `${key} !~ '^[+](91[2-9][0-9]{9}|(?!91)[0-9]{7,15})$'`;

export interface PhoneRow {
  readonly id: string;
  /** As it was typed. */
  readonly phone: string;
  readonly key: string;
}

interface KeptKeys {
  /** About so many rows where the key may be another one, after the last id before. */
  readonly read: (values: { last: string; most: number }) => Statement<PhoneRow>;
  /** A phone that has changed meanwhile brought its key. */
  readonly write: (values: { ids: readonly string[]; phones: readonly string[]; keys: readonly string[] }) => Statement<object>;
}

const FOUND = 'unnest(:ids::uuid[], :phones::text[], :keys::text[]) as found (id, phone, key)';

const ofTable = (table: string, isOld: string): KeptKeys => ({
  read: prepared(
    `odd-keys-of-${table}`,
    `select id, phone, coalesce(phone_key, '') as key from ${table} where ${isOld} and phone <> '' and id > :last order by id limit :most`,
  ),
  write: prepared(
    `write-keys-of-${table}`,
    `update ${table} kept set phone_key = found.key from ${FOUND} where kept.id = found.id and kept.phone = found.phone`,
  ),
});

/** Where both are fields of a column. */
const inColumn = (table: string, id: string, column: string): KeptKeys => ({
  read: prepared(
    `odd-keys-of-${table}`,
    `select ${id} as id, ${column} ->> 'phone' as phone, ${column} ->> 'phoneKey' as key from ${table}
    where ${isOddKey(`(${column} ->> 'phoneKey')`)} and ${column} ->> 'phone' <> '' and ${id} > :last
    order by ${id} fetch first :most rows with ties`,
  ),
  write: prepared(
    `write-keys-of-${table}`,
    `update ${table} kept set ${column} = kept.${column} || jsonb_build_object('phoneKey', found.key)
    from ${FOUND} where kept.${id} = found.id and kept.${column} ->> 'phone' = found.phone`,
  ),
});

/** Every place where a key stands beside the phone that it was made of. */
export const KEPT_KEYS: readonly KeptKeys[] = [
  ofTable('patients', isOddKey('phone_key')),
  ofTable('leads', isOddKey('phone_key')),
  ofTable('enquiries', 'phone_key is null'),
  inColumn('hospital_patients', 'patient_id', 'fields'),
  inColumn('appointments', 'id', 'contact'),
];
