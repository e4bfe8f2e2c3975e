import { MINUTE } from '@arogya/domain/clock';
import type { NotificationKind } from '@arogya/domain/notifications/kinds';
import { toUser } from '../notifications/audience';
import { demoId } from './chance';
import type { DemoDoctor } from './doctors';
import type { DemoLead } from './leads';
import type { DemoAppointment } from './demo-appointment';
import { iso } from '../iso';

interface News {
  readonly kind: NotificationKind;
  readonly entity: string;
  readonly detail: object;
  /** ms since 1970. */
  readonly at: number;
}

const newest = (news: readonly News[], count: number): News[] => [...news].sort((a, b) => b.at - a.at).slice(0, count);

function ofAppointments(appointments: readonly DemoAppointment[], now: number): News[] {
  return appointments.flatMap(({ id, patient, doctor, start, status, isPublic, bookedAt }): News[] => {
    const detail = { name: patient.name, at: iso(start.at), doctor: doctor.fullName };
    if (start.at <= now) return [];
    if (status === 'cancelled')
      return [{ kind: 'appointment_cancelled', entity: id, detail, at: Math.min(now - 45 * MINUTE, bookedAt + 90 * MINUTE) }];
    return isPublic && status === 'pending' ? [{ kind: 'appointment_booked', entity: id, detail, at: bookedAt }] : [];
  });
}

interface DemoNotifications {
  readonly notifications: Record<string, unknown>[];
  /** Which of them are read. */
  readonly reads: Record<string, unknown>[];
}

function kept(userId: string, news: readonly News[], unread: number): DemoNotifications {
  const ordered = [...news].sort((a, b) => b.at - a.at).map((one, n) => ({ ...one, id: demoId(`notification ${userId}`, n) }));
  return {
    notifications: ordered.map(({ id, kind, entity, detail, at }) => ({
      id,
      audience: toUser(userId),
      kind,
      entity_id: entity,
      detail,
      at: iso(at),
    })),
    reads: ordered.slice(unread).map(({ id, at }) => ({ user_id: userId, notification_id: id, read_at: iso(at + 20 * MINUTE) })),
  };
}

export interface NewsWorld {
  readonly appointments: readonly DemoAppointment[];
  readonly leads: readonly DemoLead[];
  readonly enquiries: readonly { readonly id: string; readonly name: string; readonly created_at: string }[];
  readonly doctor: DemoDoctor | undefined;
  readonly users: Readonly<Record<'admin' | 'agent' | 'doctor' | 'hospital', string>>;
  readonly now: number;
}

/** The notifications of each of the four accounts; the administrator has three unread ones. */
export function demoNotifications({ appointments, leads, enquiries, doctor, users, now }: NewsWorld): DemoNotifications {
  const appointmentNews = ofAppointments(appointments, now);
  const bookings = appointmentNews.filter(({ kind }) => kind === 'appointment_booked');
  const cancellations = appointmentNews.filter(({ kind }) => kind === 'appointment_cancelled');
  const asked = enquiries.map(({ id, name, created_at: came }): News => ({
    kind: 'enquiry_received',
    entity: id,
    detail: { name },
    at: Date.parse(came),
  }));
  const assigned = leads.flatMap(({ id, patientName: name, agentId, changedAt }): News[] =>
    agentId === users.agent ? [{ kind: 'lead_assigned', entity: id, detail: { name }, at: changedAt }] : [],
  );
  const own = new Set(appointments.filter((appointment) => appointment.doctor.id === doctor?.id).map(({ id }) => id));
  const house = new Set(appointments.filter((appointment) => appointment.doctor.hospitalId === doctor?.hospitalId).map(({ id }) => id));
  const bells = [
    kept(users.admin, [...newest(bookings, 6), ...newest(cancellations, 3), ...newest(asked, 3)], 3),
    kept(
      users.hospital,
      newest(
        appointmentNews.filter(({ entity }) => house.has(entity)),
        8,
      ),
      2,
    ),
    kept(
      users.doctor,
      newest(
        appointmentNews.filter(({ entity }) => own.has(entity)),
        5,
      ),
      1,
    ),
    kept(users.agent, newest(assigned, 6), 2),
  ];
  return { notifications: bells.flatMap(({ notifications }) => notifications), reads: bells.flatMap(({ reads }) => reads) };
}
