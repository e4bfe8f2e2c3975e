import { SettleAffected } from '../calendar-changes/settle.service';
import type {
  AffectedAppointment,
  CalendarChangeDetails,
  CalendarChangeSummary,
  DecisionOf,
} from '../calendar-changes/calendar-change.dto';
import type { Caller } from './caller';
import { makeClinic, NOW, standAt, TOMORROW, tomorrowAt, type Clinic } from './clinic';
import { make } from './make';
import type { TestApp } from './test-app';

/** A clinic with two doctors of a specialty, and those who change its calendars. */
export class CalendarClinic {
  private constructor(
    readonly app: TestApp,
    readonly admin: Caller,
    readonly clinic: Clinic,
    readonly colleague: { readonly id: string },
    /** Administers the hospital. */
    readonly staff: Caller & { readonly userId: string },
    /** The first doctor's own account. */
    readonly doctor: Caller,
  ) {}

  static async of(app: TestApp, admin: Caller): Promise<CalendarClinic> {
    standAt(app, NOW);
    const clinic = await makeClinic(app, { specialty: 'Cardiology' });
    const colleague = await make.doctor(app.sql, { hospital_id: clinic.hospital.id, specialty: 'Cardiology', full_name: 'Anil Rao' });
    const staff = await app.as('hospital_admin', { hospital_id: clinic.hospital.id });
    const doctor = await app.as('doctor');
    await app.sql.transaction({ role: 'system' }, (db) =>
      db.query('update doctors set user_id = $2 where id = $1', [clinic.doctor.id, doctor.userId]),
    );
    return new CalendarClinic(app, admin, clinic, colleague, staff, doctor);
  }

  /** The first doctor is ill tomorrow. */
  leave(more: object = {}): object {
    return { kind: 'leave', doctorId: this.clinic.doctor.id, from: TOMORROW, leaveKind: 'sick', ...more };
  }

  /** Books the first doctor for tomorrow; answers the appointment's id. */
  async book(time: string, patientId?: string): Promise<string> {
    const patient = patientId ?? (await make.patient(this.app.sql)).id;
    const body = { patientId: patient, doctorId: this.clinic.doctor.id, appointmentDate: tomorrowAt(time) };
    const answer = await this.admin.post('appointments', body);
    expect(answer.status).toBe(201);
    return (answer.body as { id: string }).id;
  }

  async preview(change: object, who: Caller = this.staff): Promise<AffectedAppointment[]> {
    const answer = await who.post('calendar-changes/preview', { change });
    expect(answer.status).toBe(200);
    return (answer.body as { appointments: AffectedAppointment[] }).appointments;
  }

  async make(change: object, decisions: readonly object[] = [], who: Caller = this.staff): Promise<CalendarChangeDetails> {
    const answer = await who.post('calendar-changes', { change, decisions });
    expect(answer).toMatchObject({ status: 201 });
    return answer.body as CalendarChangeDetails;
  }

  /** The change with what it proposes itself. */
  async makeAsProposed(change: object): Promise<CalendarChangeDetails> {
    return this.make(change, asProposed(await this.preview(change)));
  }

  later(seconds: number): void {
    standAt(this.app, new Date(Date.parse(NOW) + seconds * 1000).toISOString());
  }

  async settle(seconds = 16): Promise<void> {
    this.later(seconds);
    await this.app.app.get(SettleAffected).run();
  }

  async appointment(id: string): Promise<Record<string, unknown>> {
    return (await this.admin.get(`appointments/${id}`)).body as Record<string, unknown>;
  }

  async change(id: string, who: Caller = this.staff): Promise<CalendarChangeDetails> {
    return (await who.get(`calendar-changes/${id}`)).body as CalendarChangeDetails;
  }

  /** The changes about whose appointments somebody has to decide. */
  async openChanges(who: Caller = this.staff): Promise<CalendarChangeSummary[]> {
    return (await who.get('calendar-changes?open=true')).body as CalendarChangeSummary[];
  }

  /** Other places for what of a change waits. */
  async proposals(id: string, query = ''): Promise<AffectedAppointment[]> {
    const answer = await this.staff.get(`calendar-changes/${id}/proposals${query}`);
    expect(answer.status).toBe(200);
    return (answer.body as { appointments: AffectedAppointment[] }).appointments;
  }

  /** Decides about what of a change waits. */
  async decide(id: string, decisions: readonly object[], who: Caller = this.staff): Promise<CalendarChangeDetails> {
    const answer = await who.post(`calendar-changes/${id}/decisions`, { decisions });
    expect(answer).toMatchObject({ status: 200 });
    return answer.body as CalendarChangeDetails;
  }
}

export const asProposed = (all: readonly AffectedAppointment[]): DecisionOf[] =>
  all.map(({ id, version, decision }) => ({ ...decision, appointmentId: id, version }));

export const statesOf = ({ appointments }: CalendarChangeDetails): string[] => appointments.map(({ state }) => state);
