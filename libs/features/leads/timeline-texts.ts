import type { LeadEvent } from '@arogya/api/leads';
import { appointmentNumber } from '@arogya/domain/appointments/appointment-number';
import { doctorName } from '@arogya/domain/doctors/doctor-name';
import { CALL_OUTCOME_LABELS, CALL_OUTCOMES } from '@arogya/domain/leads/events';
import { LEAD_STATUS, LEAD_STATUSES } from '@arogya/domain/leads/status';
import { AS_BOOKED } from '@arogya/domain/clock';
import { formatDateTime } from '@arogya/ui/look/formats';

type Detail = LeadEvent['detail'];

const words = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

function statusLabel(value: unknown): string {
  const status = LEAD_STATUSES.find((one) => one === value);
  return status ? LEAD_STATUS[status].label : 'unknown';
}

function called({ outcome }: Detail): string {
  const known = CALL_OUTCOMES.find((one) => one === outcome);
  return known ? `Called: ${CALL_OUTCOME_LABELS[known]}` : 'Called';
}

function assigned({ agentId, agent }: Detail): string {
  if (!agentId) return 'Agent removed';
  return words(agent) ? `Assigned to ${words(agent)}` : 'Assigned to an agent';
}

function booked({ number, appointmentDate, doctor }: Detail): string {
  const facts = [
    typeof number === 'number' ? appointmentNumber(number) : undefined,
    words(appointmentDate) && formatDateTime(String(appointmentDate), AS_BOOKED),
    words(doctor) && doctorName(String(doctor)),
  ].filter(Boolean);
  return facts.length > 0 ? `Appointment booked: ${facts.join(', ')}` : 'Appointment booked';
}

const TEXTS: Record<LeadEvent['kind'], (detail: Detail) => string> = {
  created: () => 'Lead created',
  assigned,
  status: ({ from, to }) => `${statusLabel(from)} → ${statusLabel(to)}`,
  called,
  noted: () => 'Note',
  booked,
};

/** What happened, and what was written about it. */
export const eventText = ({ kind, detail }: LeadEvent): { readonly text: string; readonly note: string | undefined } => ({
  text: TEXTS[kind](detail),
  note: words(detail['notes']),
});
