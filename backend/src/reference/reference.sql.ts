import { prepared } from '../database/statement';
import { CITIES, SERVICES, SPECIALTIES, STATES, type Noun } from './nouns';

const CHANGED = 'version = version + 1, updated_at = now()';

/** An entry with how many rows use it. */
export function selectOf({ columns, uses }: Noun): string {
  const counts = Object.values(uses).map((count) => `(${count})`);
  return `select ${columns}, (${counts.join(' + ')}) as uses`;
}

function statementsOf(noun: Noun) {
  const { table, from, uses, needs } = noun;
  const one = `${selectOf(noun)} ${from} where r.id = :id and r.archived_at is null`;
  const counts = Object.entries(uses).map(([user, count]) => `(${count}) as ${user}`);
  return {
    one: prepared<object, { id: string }>(`${table}-one`, one),
    locked: prepared<object, { id: string }>(`${table}-locked`, `${one} for update of r`),
    uses: prepared<Record<string, number>, { id: string }>(`${table}-uses`, `select ${counts.join(', ')} from ${table} r where r.id = :id`),
    archive: prepared<object, { id: string }>(`${table}-archive`, `update ${table} set archived_at = now(), ${CHANGED} where id = :id`),
    restore: prepared<{ id: string }, { id: string }>(
      `${table}-restore`,
      `update ${table} set archived_at = null, ${CHANGED} where id = :id and archived_at is not null returning id`,
    ),
    /** The lock waits for a transaction that deletes what the entry needs. */
    needs: prepared<{ met: boolean }, { id: string }>(
      `${table}-needs`,
      `select ${needs?.[0] ?? 'true'} as met ${from} where r.id = :id for share`,
    ),
  };
}

export const STATEMENTS = {
  services: statementsOf(SERVICES),
  specialties: statementsOf(SPECIALTIES),
  states: statementsOf(STATES),
  cities: statementsOf(CITIES),
} as const;
