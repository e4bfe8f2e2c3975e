import { Refusal } from '@arogya/domain/refusal';
import type { Db } from '../database/sql';

const ASSIGNABLE = `
select id from users where id = $1 and role in ('agent', 'admin') and is_active and archived_at is null`;

/** Leads, enquiries and appointments go to active users with role agent or admin (docs/spec/forms.md); others are refused (400). */
export async function assertAssignable(db: Pick<Db, 'one'>, agentId: string, field = 'assignedAgentId'): Promise<void> {
  if (await db.one(ASSIGNABLE, [agentId])) return;
  const message = 'Please choose an agent';
  throw new Refusal('invalid', { errors: { [field]: message }, message });
}
