import { chanceOf, demoId } from './chance';
import type { DemoLead } from './leads';

interface Step {
  readonly kind: string;
  readonly actor: string | null;
  readonly detail: object;
}

const CALLED = ['contacted', 'converted', 'appointment_booked', 'lost'];

/** The history of a lead, in order: created, assigned, called, booked or lost. */
function stepsOf({ status, agentId, appointment }: DemoLead): Step[] {
  const steps: Step[] = [{ kind: 'created', actor: null, detail: {} }];
  if (agentId) steps.push({ kind: 'assigned', actor: agentId, detail: { agentId } });
  if (CALLED.includes(status))
    steps.push({ kind: 'called', actor: agentId, detail: { outcome: status === 'lost' ? 'not_interested' : 'reached', notes: null } });
  if (appointment) steps.push({ kind: 'booked', actor: agentId, detail: { appointmentId: appointment.id } });
  if (status !== 'new' && status !== 'assigned') steps.push({ kind: 'status', actor: agentId, detail: { from: 'assigned', to: status } });
  return steps;
}

export function leadEventRows(leads: readonly DemoLead[]): Record<string, unknown>[] {
  const chance = chanceOf('lead events');
  return leads.flatMap((lead) => {
    const steps = stepsOf(lead);
    const pause = (lead.changedAt - lead.cameAt) / Math.max(1, steps.length - 1);
    return steps.map(({ kind, actor, detail }, index) => ({
      id: demoId(`lead event ${lead.id}`, index),
      lead_id: lead.id,
      actor_id: actor,
      kind,
      detail,
      at: new Date(lead.cameAt + index * pause + (index > 0 ? chance.below(1000) : 0)).toISOString(),
    }));
  });
}
