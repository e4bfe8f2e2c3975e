import { Refusal } from '@arogya/domain/refusal';
import { OF_OTHER_HOSPITAL } from '@arogya/domain/users/texts';
import type { Db } from '../database/sql';
import { prepared } from '../database/statement';

const assignableAgent = prepared<{ hospitalId: string | null }, { id: string }>(
  'assignable-agent',
  `
select case when role = 'agent' then hospital_id end as "hospitalId" from users
where id = :id and role in ('agent', 'admin') and is_active and archived_at is null`,
);

interface Assignment {
  readonly field?: string;
  /** The hospital of what is assigned: an agent of another one would never see it. Left out: nothing of a hospital. */
  readonly ofHospital?: string | null;
}

/** Leads, enquiries and appointments go to active users with role agent or admin (docs/spec/forms.md); others are refused (400). */
export async function assertAssignable(
  db: Pick<Db, 'one'>,
  agentId: string,
  { field = 'assignedAgentId', ofHospital }: Assignment = {},
): Promise<void> {
  const agent = await db.one(assignableAgent({ id: agentId }));
  const isElsewhere = ofHospital !== undefined && agent !== null && agent.hospitalId !== null && agent.hospitalId !== ofHospital;
  if (agent && !isElsewhere) return;
  const message = isElsewhere ? OF_OTHER_HOSPITAL : 'Please choose an agent';
  throw new Refusal('invalid', { errors: { [field]: message }, message });
}
