/** What is no key of a number that can be dialled, and may be one by now. Migration 53 has the same in indexes. */
export const isOddKey = (key: string): string => `${key} !~ '^[+](91[2-9][0-9]{9}|(?!91)[0-9]{7,15})$'`;

interface KeptKeys {
  /** `id`, `phone` as it was typed and `key`, where the key may be another one; $1 the last id before, $2 about how many. */
  readonly read: string;
  /** $1 ids, $2 phones, $3 keys; a phone that has changed meanwhile brought its key. */
  readonly write: string;
}

const FOUND = 'unnest($1::uuid[], $2::text[], $3::text[]) as found (id, phone, key)';

const ofTable = (table: string, isOld: string): KeptKeys => ({
  read: `select id, phone, coalesce(phone_key, '') as key from ${table} where ${isOld} and phone <> '' and id > $1 order by id limit $2`,
  write: `update ${table} kept set phone_key = found.key from ${FOUND} where kept.id = found.id and kept.phone = found.phone`,
});

/** Where both are fields of a column. */
const inColumn = (table: string, id: string, column: string): KeptKeys => ({
  read: `select ${id} as id, ${column} ->> 'phone' as phone, ${column} ->> 'phoneKey' as key from ${table}
    where ${isOddKey(`(${column} ->> 'phoneKey')`)} and ${column} ->> 'phone' <> '' and ${id} > $1
    order by ${id} fetch first $2 rows with ties`,
  write: `update ${table} kept set ${column} = kept.${column} || jsonb_build_object('phoneKey', found.key)
    from ${FOUND} where kept.${id} = found.id and kept.${column} ->> 'phone' = found.phone`,
});

/** Every place where a key stands beside the phone that it was made of. */
export const KEPT_KEYS: readonly KeptKeys[] = [
  ofTable('patients', isOddKey('phone_key')),
  ofTable('leads', isOddKey('phone_key')),
  ofTable('enquiries', 'phone_key is null'),
  inColumn('hospital_patients', 'patient_id', 'fields'),
  inColumn('appointments', 'id', 'contact'),
];
