import { Injectable } from '@nestjs/common';
import { HANDLE_BOOKINGS, HANDLE_MINUTES } from '@arogya/domain/booking/limits';
import type { KnownPatient, PhoneCheck } from '@arogya/domain/booking/shapes';
import { DEFAULT_ZONE, MINUTE } from '@arogya/domain/clock';
import { visitorRules } from '@arogya/domain/patients/rules';
import { Refusal } from '@arogya/domain/refusal';
import { Clock } from '../appointments/clock';
import { Sql, type Db } from '../database/sql';
import { once, type Once } from '../http/idempotency';
import { phoneKey } from '../patients/phone-key';
import { PhoneCodes } from './phone-codes.service';
import type { BookingPatientChanges, BookingPatientId, NewBookingPatient, VerifyCode } from './public-booking.dto';
import { knownPatient, typedOf, type Typed } from './typed';
import { VerifiedPatients } from './verified-patients.service';
import { hashOfToken } from './visitor-cookies';
import { CHANGE_ROW, CREATE_PATIENT, DEVICE_HANDLE, DEVICE_OF_PHONE, HANDLE, REPORT } from './visitor.sql';

export interface Handle {
  readonly patientId: string;
  readonly phoneKey: string;
  readonly state: 'new' | 'device' | 'verified';
  readonly typed: Typed;
  /** Neither ended nor used up. */
  readonly usable: boolean;
}

/** What a browser brings of earlier visits. */
export interface Tokens {
  readonly device: string | null;
  readonly proof: string | null;
}

const iso = (time: number): string => new Date(time).toISOString();

/** What a visitor may learn and change of a patient: nothing without proof (trust: The returning patient). */
@Injectable()
export class ReturningPatientService {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly codes: PhoneCodes,
    private readonly verified: VerifiedPatients,
  ) {}

  /**
   * Without a cookie nothing is asked of the database, so that neither the answer nor its time can tell whether somebody
   * is a patient. Whoever has proven the phone reads the patients as they stand; a browser that has booked, what it
   * typed itself.
   */
  async check(phone: string, { device, proof }: Tokens): Promise<PhoneCheck> {
    const refusal = visitorRules.phone.check(phone);
    if (refusal) throw new Refusal('invalid', { errors: { phone: refusal }, message: refusal });
    const key = phoneKey(phone);
    if (proof && (await this.verified.isProven(proof, key))) return this.family(key);
    return (device && (await this.ofDevice(device, key))) || this.answer(null);
  }

  /** Proves the phone by its code. Answers the check, and the token of the proof. */
  async verify({ requestId, phone, code }: VerifyCode, earlier: string | null): Promise<{ check: PhoneCheck; proof: string }> {
    await this.codes.use(requestId, phone, code);
    const key = phoneKey(phone);
    return { proof: await this.verified.prove(key, earlier), check: await this.family(key) };
  }

  /** Always a new patient, never a merge: who else has this phone is not the visitor's to learn. */
  create(body: NewBookingPatient, key: string | null): Promise<Once<BookingPatientId>> {
    return this.sql.transaction((db) =>
      once(
        db,
        { scope: 'createBookingPatient', key, body },
        () => this.insert(db, body),
        (id) => Promise.resolve({ id }),
      ),
    );
  }

  /** The handle of an id, if there ever was one. */
  async handle(id: string): Promise<Handle> {
    const [handle] = await this.sql.named<Handle>('booking-handle', HANDLE, [id, iso(this.clock.now())]);
    if (!handle) throw new Refusal('bookingSessionExpired');
    return handle;
  }

  /** A new or verified visitor writes the row; a recognised browser only tells staff, on the coming visit. */
  async change(id: string, body: BookingPatientChanges): Promise<BookingPatientId> {
    const { state, usable, patientId } = await this.handle(id);
    if (!usable) throw new Refusal('bookingSessionExpired');
    const now = this.clock.now();
    const typed = JSON.stringify(typedOf(body, now));
    if (state === 'device') await this.sql.query(REPORT, [id, JSON.stringify(body), typed]);
    else await this.sql.query(CHANGE_ROW, [id, JSON.stringify(body), typed, iso(now), DEFAULT_ZONE, patientId]);
    return { id };
  }

  private async family(key: string): Promise<PhoneCheck> {
    const [patient = null, ...others] = await this.verified.of(key);
    return { ...this.answer(patient), ...(others.length > 0 ? { others } : {}) };
  }

  private async ofDevice(token: string, key: string): Promise<PhoneCheck | null> {
    const now = this.clock.now();
    const known = await this.sql.one<{ patientId: string; typed: Typed }>(DEVICE_OF_PHONE, [hashOfToken(token), key, iso(now)]);
    if (!known) return null;
    const params = [known.patientId, key, JSON.stringify(known.typed), HANDLE_BOOKINGS, this.handleEnd(now)];
    const [handle] = await this.sql.query<{ id: string }>(DEVICE_HANDLE, params);
    if (!handle) throw new Refusal('unexpected');
    return this.answer(knownPatient(handle.id, known.typed, now));
  }

  /** A way to prove more that does not exist is not offered. */
  private answer(patient: KnownPatient | null): PhoneCheck {
    const available = this.codes.offered;
    return { exists: patient !== null, patient, verification: { available, channel: available ? 'sms' : null } };
  }

  private async insert(db: Db, body: NewBookingPatient): Promise<BookingPatientId> {
    const now = this.clock.now();
    const { name, phone, email = null, age, gender, symptoms, location = null } = body;
    const made = await db.one<BookingPatientId>(CREATE_PATIENT, [
      name,
      phone,
      phoneKey(phone),
      email,
      age,
      gender,
      symptoms,
      location,
      JSON.stringify(typedOf(body, now)),
      iso(now),
      DEFAULT_ZONE,
      HANDLE_BOOKINGS,
      this.handleEnd(now),
    ]);
    if (!made) throw new Refusal('unexpected');
    return made;
  }

  private handleEnd(now: number): string {
    return iso(now + HANDLE_MINUTES * MINUTE);
  }
}
