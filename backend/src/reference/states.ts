import { Refusal } from '@arogya/domain/refusal';
import type { Sql } from '../database/sql';

/** Codes are kept in upper case (docs/spec/forms.md). */
export const withUpperCode = <T extends { code?: string }>(fields: T): T =>
  fields.code === undefined ? fields : { ...fields, code: fields.code.toUpperCase() };

/** Throws for a city whose state does not exist. */
export async function assertStateExists(sql: Sql, stateId: string | undefined): Promise<void> {
  if (stateId === undefined || (await sql.one('select id from states where id = $1 and archived_at is null', [stateId]))) return;
  const message = 'State is required';
  throw new Refusal('invalid', { errors: { stateId: message }, message });
}
