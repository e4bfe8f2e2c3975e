import { Injectable } from '@nestjs/common';
import { instantFrom } from '@arogya/domain/clock';
import { Refusal } from '@arogya/domain/refusal';
import { appointmentOf } from '../appointments/appointment.sql';
import { toAppointment } from '../appointments/appointment-row';
import { AppointmentsService } from '../appointments/appointments.service';
import { BookAppointment } from '../appointments/booking/book';
import { Clock } from '../appointments/clock';
import { Sql, type Db, type Tx } from '../database/sql';
import { retried } from '../database/transaction';
import { boundHospital, type Actor } from '../access/actor';
import { once, type AnswerOrReplay } from '../idempotency/idempotency';
import { PatientsService } from '../patients/patients.service';
import { phoneKey } from '@arogya/domain/phones/phone';
import type { BookedLead, BookLead } from './book-lead.dto';
import type { Lead } from './lead.dto';
import { LeadWorkService } from './lead-work.service';
import { assertOwn } from './leads.scope';
import { LeadsService } from './leads.service';
import { appointmentToCome } from './leads.sql';
import { iso } from '../iso';

/** A lead becomes a patient with an appointment: all three in one transaction, or nothing of it. */
@Injectable()
export class LeadBookingService {
  constructor(
    private readonly sql: Sql,
    private readonly leads: LeadsService,
    private readonly work: LeadWorkService,
    private readonly patients: PatientsService,
    private readonly booking: BookAppointment,
    private readonly appointments: AppointmentsService,
    private readonly clock: Clock,
  ) {}

  book(who: Actor, id: string, body: BookLead, key: string | null): Promise<AnswerOrReplay<BookedLead>> {
    const attempt = { scope: `bookLead:${who.id}:${id}`, key, body };
    return retried(() =>
      this.sql.transaction(who, (db) =>
        once(
          db,
          attempt,
          () => this.bookIn(db, who, id, body),
          (appointmentId) => this.booked(db, who, id, appointmentId),
          ({ appointment }) => appointment.id,
        ),
      ),
    );
  }

  /** What an earlier call has booked, as it is now, and as who belongs to a hospital sees it. */
  private async booked(db: Tx, who: Actor, id: string, appointmentId: string): Promise<BookedLead> {
    if (boundHospital(who) !== null)
      return { lead: await this.leads.one(db, who, id), appointment: await this.appointments.find(who, appointmentId) };
    const [[row]] = await db.batch(appointmentOf({ id: appointmentId }));
    if (!row) throw new Refusal('notFound');
    return { lead: await this.leads.whole(db, id), appointment: toAppointment(row) };
  }

  private async bookIn(db: Tx, who: Actor, id: string, body: BookLead): Promise<BookedLead> {
    const lead = await this.leads.one(db, who, id, true);
    assertOwn(who, lead);
    await this.assertNoAppointmentToCome(db, lead);
    const hospitalId = boundHospital(who);
    const patientId = await this.patientFor(db, hospitalId, lead, body);
    const { appointment } = await this.booking.book(
      {
        audience: 'staff',
        doctorId: body.doctorId,
        at: instantFrom(body.appointmentDate) ?? NaN,
        now: this.clock.now(),
        actor: who,
        patientId,
        agentId: who.role === 'agent' ? who.id : null,
        notes: body.notes ?? null,
        hospitalId,
        byIntegration: false,
        takeHeld: body.takeHeld ?? false,
        confirm: body.confirm ?? false,
        key: null,
      },
      db,
    );
    const { number, appointmentDate, doctor } = appointment;
    const own = lead.assignedDoctorId ? {} : { assignedDoctorId: doctor.id };
    const changes = { status: 'appointment_booked' as const, appointmentId: appointment.id, ...own };
    const entry = { kind: 'booked', detail: { appointmentId: appointment.id, number, appointmentDate, doctor: doctor.fullName } } as const;
    return { lead: await this.work.apply(db, who, lead, changes, [entry]), appointment };
  }

  /** A second booking would duplicate the appointment; once the first is cancelled or past, there may be another. */
  private async assertNoAppointmentToCome(db: Db, { appointmentId }: Lead): Promise<void> {
    if (!appointmentId) return;
    const now = iso(this.clock.now());
    if (await db.one(appointmentToCome({ id: appointmentId, now }))) throw new Refusal('leadBooked');
  }

  private async patientFor(db: Tx, hospitalId: string | null, lead: Lead, body: BookLead): Promise<string> {
    const phone = body.phone ?? lead.phone;
    if (body.patientId) return this.known(db, hospitalId, body.patientId, phone);
    const { email = lead.email, location = lead.location, symptoms = lead.symptoms, age, gender } = body;
    const person = { name: body.name ?? lead.patientName, phone, email, location, symptoms, age, gender };
    return hospitalId === null ? (await this.patients.add(db, person)).id : this.patients.takeIn(db, hospitalId, person);
  }

  private async known(db: Tx, hospitalId: string | null, id: string, phone: string): Promise<string> {
    const isKnown = hospitalId === null ? await this.hasPhone(db, id, phone) : await this.patients.isKnownAt(db, hospitalId, { id, phone });
    if (isKnown) return id;
    const message = 'There is no such patient with this phone number';
    throw new Refusal('invalid', { errors: { patientId: message }, message });
  }

  private async hasPhone(db: Db, id: string, phone: string): Promise<boolean> {
    const patient = await this.patients.ofId(db, id).catch((error: unknown) => {
      if (error instanceof Refusal && error.code === 'notFound') return null;
      throw error;
    });
    return patient !== null && phoneKey(patient.phone) === phoneKey(phone);
  }
}
