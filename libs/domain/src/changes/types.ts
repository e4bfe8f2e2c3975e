import { APPOINTMENT_STATUSES, type AppointmentStatus } from '../appointments/status';
import type { IntegrationScope } from '../access';

/** The records whose changes other programs follow, by the feed and by webhooks. */
export const CHANGE_ENTITIES = ['appointment', 'lead', 'patient', 'doctor', 'hospital'] as const;
export type ChangeEntity = (typeof CHANGE_ENTITIES)[number];

/** The scope with which an integration reads records of a kind, and so their changes. */
export const READ_SCOPES = {
  appointment: 'appointments:read',
  lead: 'leads:read',
  patient: 'patients:read',
  doctor: 'directory:read',
  hospital: 'directory:read',
} as const satisfies Record<ChangeEntity, IntegrationScope>;

/** What happens to every kind of record. */
const TO_ALL = ['created', 'updated', 'deleted', 'restored'] as const;

/** What a change of status is called, by the status that it leads to: pending again is reopened. */
const TO_STATUS = {
  pending: 'reopened',
  confirmed: 'confirmed',
  cancelled: 'cancelled',
  completed: 'completed',
  no_show: 'no_show',
} as const satisfies Record<AppointmentStatus, string>;

const TYPES = {
  appointment: [...TO_ALL, 'confirmed', 'cancelled', 'completed', 'no_show', 'reopened', 'rescheduled'],
  lead: [...TO_ALL, 'status_changed', 'assigned'],
  patient: [...TO_ALL, 'erased'],
  doctor: [...TO_ALL, 'calendar_changed'],
  hospital: [...TO_ALL, 'calendar_changed'],
} as const satisfies Record<ChangeEntity, readonly string[]>;

/** What a change is called to other programs: 'appointment.confirmed', 'patient.erased'. */
export type ChangeType = { [E in ChangeEntity]: `${E}.${(typeof TYPES)[E][number]}` }[ChangeEntity];
export const CHANGE_TYPES = CHANGE_ENTITIES.flatMap((entity) => TYPES[entity].map((name) => `${entity}.${name}` as ChangeType));

/** An appointment before or after a change, as its event has it; an event of long ago may say less. */
export interface AppointmentPlace {
  readonly hospitalId?: string | null;
  readonly doctorId?: string;
  readonly day?: string;
  readonly timeSlot?: string;
  readonly status?: string;
}

export interface StatusChange {
  readonly from: string | null;
  readonly to: string | null;
}

/**
 * What an event says about a change (docs/adr/0029-changes.md). Appointments have `from` and `to`; the other records
 * `formerHospitalId`, and leads `state`. `fields` are the names that the audit log has; servers of before wrote none for appointments.
 */
export interface StoredChange {
  readonly fields?: readonly string[] | null;
  readonly formerHospitalId?: string | null;
  readonly state?: StatusChange | null;
  readonly from?: AppointmentPlace | null;
  readonly to?: AppointmentPlace | null;
  /** Of an erasure: integration → what it called the record. To each its own alone. */
  readonly knownBy?: Readonly<Record<string, string>> | null;
}

export interface StoredEvent {
  /** As it is stored: 'appointment.moved', 'lead.changed'. It is not the public type. */
  readonly kind: string;
  readonly change: StoredChange;
}

/** The record of a stored kind; null for events that are about none of them. */
export function entityOf(kind: string): ChangeEntity | null {
  const [noun] = kind.split('.');
  return CHANGE_ENTITIES.find((entity) => entity === noun) ?? null;
}

/** The status before and after, as far as the event says it; null for records that have none. */
export function statusOf({ change: { from, to, state } }: StoredEvent): StatusChange | null {
  if (from || to) return { from: from?.status ?? null, to: to?.status ?? null };
  return state ? { from: state.from, to: state.to } : null;
}

/** The kinds that say by themselves what has happened. */
const OUTRIGHT: Readonly<Record<string, (typeof TO_ALL)[number] | 'erased'>> = {
  booked: 'created',
  created: 'created',
  deleted: 'deleted',
  restored: 'restored',
  erased: 'erased',
};

const isAppointmentStatus = (status: string | null): status is AppointmentStatus => APPOINTMENT_STATUSES.some((one) => one === status);

const isRescheduled = ({ kind, change: { from, to } }: StoredEvent): boolean =>
  kind === 'appointment.moved' ||
  Boolean(from && to && (from.doctorId !== to.doctorId || from.day !== to.day || from.timeSlot !== to.timeSlot));

/** Whoever works on a lead: an agent, or the doctor whom it is meant for. */
const ASSIGNED: ReadonlySet<string> = new Set(['assignedAgentId', 'assignedDoctorId']);

function typeOfAppointment(event: StoredEvent): string {
  const { from, to } = statusOf(event) ?? { from: null, to: null };
  if (from !== to && isAppointmentStatus(to)) return TO_STATUS[to];
  return isRescheduled(event) ? 'rescheduled' : 'updated';
}

function typeOfLead(event: StoredEvent): string {
  const { state, fields } = event.change;
  if (state && state.from !== state.to) return 'status_changed';
  return fields?.some((field) => ASSIGNED.has(field)) ? 'assigned' : 'updated';
}

/**
 * The public type of an event, the first that fits: created, deleted, restored, erased; the status; assigned; rescheduled;
 * calendar_changed; updated. Null for an event that is about none of the records. A kind that this version does not know is `updated`:
 * whoever reads it fetches the record again.
 */
export function changeType(event: StoredEvent): ChangeType | null {
  const entity = entityOf(event.kind);
  if (!entity) return null;
  const what = event.kind.slice(entity.length + 1);
  return `${entity}.${nameOf(entity, what, event)}` as ChangeType;
}

function nameOf(entity: ChangeEntity, what: string, event: StoredEvent): string {
  const known = (name: string | undefined): name is string => TYPES[entity].some((one) => one === name);
  const outright = OUTRIGHT[what];
  if (known(outright)) return outright;
  if (entity === 'appointment') return typeOfAppointment(event);
  if (entity === 'lead') return typeOfLead(event);
  return what === 'calendar_changed' && known(what) ? what : 'updated';
}
