import { Refusal } from '@arogya/domain/refusal';
import type { Db } from '../database/sql';
import { prepared } from '../database/statement';

const assignableAgent = prepared<object, { id: string }>(
  'assignable-agent',
  `
select id from users where id = :id and role in ('agent', 'admin') and is_active and archived_at is null`,
);

/** Leads, enquiries and appointments go to active users with role agent or admin (docs/spec/forms.md); others are refused (400). */
export async function assertAssignable(db: Pick<Db, 'one'>, agentId: string, field = 'assignedAgentId'): Promise<void> {
  if (await db.one(assignableAgent({ id: agentId }))) return;
  const message = 'Please choose an agent';
  throw new Refusal('invalid', { errors: { [field]: message }, message });
}
