import type { Lead, LeadEvent } from '@arogya/api/leads';

export const LEAD = 'e0000000-0000-4000-8000-000000000001';

/** A new, unassigned lead of medium priority: Meera Nair from Kochi. */
export const makeLead = (of: Partial<Lead> = {}): Lead => ({
  id: LEAD,
  patientName: 'Meera Nair',
  phone: '+91 55500 10042',
  email: 'meera@example.in',
  location: 'Kochi',
  specialty: 'Cardiology',
  symptoms: 'Chest pain when climbing stairs',
  assignedAgentId: null,
  assignedDoctorId: null,
  appointmentId: null,
  hospitalId: null,
  status: 'new',
  source: 'Referral',
  priority: 'medium',
  notes: null,
  version: 1,
  createdAt: '2026-11-20T04:00:00.000Z',
  updatedAt: '2026-11-20T04:00:00.000Z',
  assignedDoctor: null,
  assignedAgent: null,
  ...of,
});

export const makeEvent = (of: Partial<LeadEvent> = {}): LeadEvent => ({
  id: 'f0000000-0000-4000-8000-000000000001',
  kind: 'created',
  detail: {},
  at: '2026-11-20T04:00:00.000Z',
  actor: null,
  ...of,
});
