import { OTHER_ENTRY } from '@arogya/domain/reference/rules';
import { Refusal } from '@arogya/domain/refusal';
import type { Db } from '../database/sql';
import { prepared } from '../database/statement';

interface ReferenceNames {
  readonly specialty?: string | undefined;
  readonly city?: string | undefined;
  readonly services?: readonly string[] | null | undefined;
}

const activeOf = (table: string) =>
  prepared<{ name: string }, { names: readonly string[] }>(
    `active-names-of-${table}`,
    `select name from ${table} where name = any(:names) and is_active and archived_at is null for share`,
  );

const FIELDS = [
  ['specialty', activeOf('specialties'), 'Please choose a specialty'],
  ['city', activeOf('cities'), 'Please choose a city'],
  ['services', activeOf('services'), 'Please choose a service'],
] as const;

/** What is stated and the doctor does not have already: an entry that is inactive by now stays where it is. */
const added = (sent: ReferenceNames[keyof ReferenceNames], had: ReferenceNames[keyof ReferenceNames]): string[] => {
  const kept = new Set([had ?? []].flat());
  return [sent ?? []].flat().filter((name) => name !== OTHER_ENTRY && !kept.has(name));
};

/**
 * Refuses a specialty, city or service that is no active entry of the reference data, nor 'Other'. The lock waits for
 * somebody who deletes or renames the entry.
 */
export async function assertReferences(db: Db, sent: ReferenceNames, current: ReferenceNames = {}): Promise<void> {
  const errors: Record<string, string> = {};
  for (const [field, active, sentence] of FIELDS) {
    const names = added(sent[field], current[field]);
    if (names.length === 0) continue;
    const rows = await db.query(active({ names }));
    const known = new Set(rows.map(({ name }) => name));
    if (names.some((name) => !known.has(name))) errors[field] = sentence;
  }
  const [message] = Object.values(errors);
  if (message !== undefined) throw new Refusal('invalid', { errors, message });
}
