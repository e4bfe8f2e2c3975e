import { isDeepStrictEqual } from 'node:util';
import { dayOf, DEFAULT_ZONE, minutesOf, timeOf } from '@arogya/domain/clock';
import { occupies, type AppointmentStatus } from '@arogya/domain/appointments/status';
import type { Statement } from '../../database/statement';
import { contextText, isPatient, type RequestContext } from '../../request-context';
import type { AppointmentRow } from '../appointment-row';
import { insertHistory } from './booking.sql';
import { iso } from '../../iso';

/** Hospital, doctor, day, time and status of an appointment: what figures and screens depend on. */
export interface AppointmentSnapshot {
  readonly hospitalId: string | null;
  readonly doctorId: string;
  readonly day: string;
  /** At the hospital: '09:15'. */
  readonly timeSlot: string;
  readonly status: AppointmentStatus;
}

export const snapshotOf = ({ hospitalId, doctorId, day, timeSlot, status }: AppointmentSnapshot): AppointmentSnapshot => ({
  hospitalId,
  doctorId,
  day,
  timeSlot,
  status,
});

export const EVENT_KINDS = ['booked', 'changed', 'moved', 'cancelled', 'revived', 'deleted', 'restored'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export function kindOf(moved: boolean, from: AppointmentStatus, to: AppointmentStatus): EventKind {
  if (occupies(from) !== occupies(to)) return occupies(to) ? 'revived' : 'cancelled';
  return moved ? 'moved' : 'changed';
}

/** Two objects of JSON say the same in whatever order. */
const differ = (one: unknown, other: unknown): boolean => (typeof one === 'object' ? !isDeepStrictEqual(one, other) : one !== other);

/** The names of the fields that differ, as the API calls them. */
export function fieldsChanged(before: AppointmentRow, after: AppointmentRow): string[] {
  const fields = {
    status: 'status',
    notes: 'notes',
    feedback: 'feedback',
    doctorId: 'doctorId',
    hospitalId: 'hospitalId',
    agentId: 'agentId',
    startMs: 'appointmentDate',
    keptDespite: 'keptDespite',
    said: 'said',
    language: 'language',
  } as const;
  return Object.entries(fields).flatMap(([own, name]) =>
    differ(before[own as keyof typeof fields], after[own as keyof typeof fields]) ? [name] : [],
  );
}

/** What every version of an appointment leaves: one audit row and one event. Everything else follows from these. */
export interface AppointmentChange {
  readonly kind: EventKind;
  readonly id: string;
  readonly version: number;
  /** Now, in ms since 1970. */
  readonly now: number;
  readonly actor: RequestContext;
  /** Before the change; null for a new appointment. */
  readonly from: AppointmentSnapshot | null;
  /** After the change; null for a deleted one. */
  readonly to: AppointmentSnapshot | null;
  readonly patientId: string;
  /** Names of the fields that have changed, as the API calls them. */
  readonly fields?: readonly string[];
  /** Who booked it. The row of an appointment says `staff` for an integration. */
  readonly source?: 'staff' | 'public' | 'integration';
  /** It takes back the version before: nobody is notified of either. */
  readonly undone?: true;
}

const AUDIT_ACTION: Readonly<Partial<Record<EventKind, string>>> = { booked: 'created', deleted: 'archived', restored: 'restored' };

export function auditAndEvent({
  kind,
  id,
  version,
  now,
  actor,
  from,
  to,
  patientId,
  fields = [],
  source,
  undone,
}: AppointmentChange): Statement {
  const place = to ?? from;
  const where = { hospitalId: place?.hospitalId ?? null, doctorId: place?.doctorId ?? null, day: place?.day ?? null };
  const names = [...fields].sort();
  const by = isPatient(actor) ? { by: 'patient' } : {};
  const change = { from, to, patientId, fields: names, ...(source ? { source } : {}), ...(undone ? { undone } : {}), ...by };
  const audit = { action: AUDIT_ACTION[kind] ?? 'changed', fields: names, actor: contextText(actor) };
  return insertHistory({ now: iso(now), id, ...audit, kind: `appointment.${kind}`, ...where, version, change });
}

/** Day and time at the hospital, as the row of an appointment stores them. */
export const wallOf = (at: number, zone: string | null): { readonly day: string; readonly timeSlot: string } => ({
  day: dayOf(at, zone ?? DEFAULT_ZONE),
  timeSlot: timeOf(minutesOf(at, zone ?? DEFAULT_ZONE)),
});
