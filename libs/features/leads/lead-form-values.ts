import type { UpdateLead } from '@arogya/api/leads';
import type { LeadStatus, Priority } from '@arogya/domain/leads/status';
import { UNASSIGNED } from '@arogya/features/users/unassigned';
import type { Lead } from './lead';

/** The fields of the Add and Edit Lead dialog. */
export interface LeadValues {
  patientName: string;
  phone: string;
  email: string;
  location: string;
  specialty: string;
  symptoms: string;
  status: LeadStatus;
  priority: Priority;
  source: string;
  assignedAgentId: string;
  assignedDoctorId: string;
  notes: string;
}

export const NEW_LEAD: LeadValues = {
  patientName: '',
  phone: '',
  email: '',
  location: '',
  specialty: '',
  symptoms: '',
  status: 'new',
  priority: 'medium',
  source: '',
  assignedAgentId: UNASSIGNED,
  assignedDoctorId: UNASSIGNED,
  notes: '',
};

/** What an agent begins a lead with: it comes from a call that they have just had, and is theirs. */
export const OWN_NEW_LEAD: LeadValues = { ...NEW_LEAD, status: 'assigned', source: 'Phone Call' };

export const leadValues = (lead: Lead): LeadValues => ({
  patientName: lead.patientName,
  phone: lead.phone,
  email: lead.email ?? '',
  location: lead.location ?? '',
  specialty: lead.specialty ?? '',
  symptoms: lead.symptoms ?? '',
  status: lead.status,
  priority: lead.priority,
  source: lead.source ?? '',
  assignedAgentId: lead.assignedAgentId ?? UNASSIGNED,
  assignedDoctorId: lead.assignedDoctorId ?? UNASSIGNED,
  notes: lead.notes ?? '',
});

const sent = (value: string): string | null => {
  const text = value.trim();
  return text === '' || text === UNASSIGNED ? null : text;
};

type Field = keyof LeadValues;
const FIELDS = Object.keys(NEW_LEAD) as Field[];

/** The body of POST leads. A lead with an agent is assigned, unless another status was chosen. */
export function newLeadBody(values: LeadValues) {
  const { patientName, phone, status, ...rest } = values;
  const others = Object.fromEntries(Object.entries(rest).map(([field, value]) => [field, sent(value)]));
  return { patientName: patientName.trim(), phone: phone.trim(), ...others, ...(status === 'new' ? {} : { status }) };
}

/** The body of PUT leads/{id}: only what differs from what was read, so that nobody else's change is undone. */
export const changedFields = (read: LeadValues, values: LeadValues): UpdateLead =>
  Object.fromEntries(
    FIELDS.filter((field) => values[field] !== undefined && sent(values[field]) !== sent(read[field])).map((field) => [
      field,
      sent(values[field]),
    ]),
  );
