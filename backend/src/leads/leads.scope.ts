import { Refusal } from '@arogya/domain/refusal';
import type { Where } from '../database/where';
import { boundHospital, isIntegration, mayDo, ownHospital, personId, type Actor, type ScopedActor } from '../access/actor';
import type { CreateLead, Lead, LeadDoctor } from './lead.dto';

/**
 * Narrows a query on `leads l` to what the actor sees: an agent own and unassigned ones, of the own hospital where they belong to
 * one; others those of their hospital.
 */
export function visibleTo(who: ScopedActor, where: Where): Where {
  if (who.scope === 'all') return where;
  if (who.role === 'agent')
    return where.and('(l.assigned_agent_id = ? or l.assigned_agent_id is null)', who.id).and('l.hospital_id = ?', boundHospital(who));
  return where.and('l.hospital_id = ?', ownHospital(who));
}

/** An agent works only on their own leads; an unassigned one they must take first. */
export function assertOwn(who: Actor, lead: Lead): void {
  if (who.role !== 'agent' || lead.assignedAgentId === who.id) return;
  throw new Refusal('forbidden', { message: 'Please assign this lead to yourself first.' });
}

/** What an integration of a hospital may change: all but whose lead it is. */
const CHANGED_BY_INTEGRATION = [
  ...(['patientName', 'phone', 'email', 'location', 'specialty', 'symptoms', 'assignedDoctorId'] as const),
  ...(['status', 'source', 'priority', 'notes'] as const),
];

/** What agents may change on a lead of their own; an unassigned one they can only take. */
const WORKED_BY_AGENT = ['status', 'priority', 'notes', 'symptoms', 'specialty', 'location', 'email', 'assignedAgentId'];

function changeable(who: Actor, lead: Lead): readonly string[] {
  if (isIntegration(who)) return CHANGED_BY_INTEGRATION;
  if (who.role !== 'agent') return ['status'];
  return lead.assignedAgentId === null ? ['assignedAgentId'] : WORKED_BY_AGENT;
}

/** Fields of a new lead that are not theirs to set: an agent's lead is their own, its doctor comes with the booking; a program chooses no agent. */
function refusedOfNew(who: Actor, { assignedDoctorId, assignedAgentId }: CreateLead): string[] {
  return [
    ...(assignedDoctorId && !isIntegration(who) ? ['assignedDoctorId'] : []),
    ...(assignedAgentId && assignedAgentId !== personId(who) ? ['assignedAgentId'] : []),
  ];
}

/** What is written of a new lead: one that an agent adds is their own. Throws 403 for fields that are not theirs to set. */
export function asCreatedBy(who: Actor, sent: CreateLead): CreateLead {
  if (who.scope === 'all') return sent;
  const refused = refusedOfNew(who, sent);
  if (refused.length === 0) return isIntegration(who) ? sent : { ...sent, assignedAgentId: who.id };
  throw new Refusal('forbidden', {
    errors: Object.fromEntries(refused.map((field) => [field, 'You may not set this field of a new lead'])),
  });
}

/** The doctor whom a program has sent with a lead, and the hospital that the lead has by it. */
export interface SentDoctor {
  readonly assignedDoctorId: string;
  readonly assignedDoctor: LeadDoctor | null;
  readonly hospitalId: string | null;
}

/** Whether somebody hears all of a lead that they have made; a program only where it may read or change leads. */
export const hearsAll = (who: Actor): boolean => !isIntegration(who) || mayDo(who, 'leads:see') || mayDo(who, 'leads:change');

/**
 * What a program hears of a lead that was there already: all of it where it may read leads, else what it has sent itself and the id.
 * Whoever gets hold of the key of a website's form cannot ask by it who is ill.
 */
export function asToldTo(who: Actor, lead: Lead, sent: CreateLead, doctor: SentDoctor | null): Lead {
  if (hearsAll(who)) return lead;
  const { patientName, phone, email = null, location = null, specialty = null, symptoms = null, source = null, notes = null } = sent;
  const typed = { patientName, phone, email, location, specialty, symptoms, source, notes, priority: sent.priority ?? 'medium' } as const;
  const nobody = { assignedAgentId: null, assignedAgent: null, appointmentId: null } as const;
  const assigned = doctor ?? { assignedDoctorId: null, assignedDoctor: null, hospitalId: boundHospital(who) };
  const first = { status: sent.status ?? 'new', version: 1, updatedAt: lead.createdAt } as const;
  return { ...lead, ...typed, ...nobody, ...assigned, ...first };
}

/** Throws 403 for fields that this actor may not change. Agents can assign a lead only to themselves. */
export function assertChangeable(who: Actor, lead: Lead, sent: Readonly<Record<string, unknown>>): void {
  if (who.scope === 'all') return;
  const allowed = changeable(who, lead);
  const refused = Object.keys(sent).filter((field) => !allowed.includes(field) || (field === 'assignedAgentId' && sent[field] !== who.id));
  if (refused.length === 0) return;
  throw new Refusal('forbidden', {
    errors: Object.fromEntries(refused.map((field) => [field, 'You may not change this field of this lead'])),
  });
}
