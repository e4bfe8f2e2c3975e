import { Injectable } from '@nestjs/common';
import type { AgainAnswer, KnownPatientAnswer, PhoneCheckAnswer, VerifyCode } from './public-booking.dto';
import { shortNames } from '@arogya/domain/patients/short-name';
import { visitorRules } from '@arogya/domain/patients/rules';
import { Refusal } from '@arogya/domain/refusal';
import { isSameText } from '@arogya/domain/search/folding';
import { Clock } from '../appointments/clock';
import { phoneKey } from '@arogya/domain/phones/phone';
import { BookingDevices } from './booking-devices.service';
import { BookingHandles } from './booking-handles.service';
import { PhoneCodes } from './phone-codes.service';
import { personOf } from './person-of-device';
import { knownPatient } from './remembered-person';
import { VerifiedPatients } from './verified-patients.service';
import type { Tokens } from './visitor';

/** What a visitor may learn about patients: nothing without proof. */
@Injectable()
export class ReturningPatientService {
  constructor(
    private readonly clock: Clock,
    private readonly codes: PhoneCodes,
    private readonly verified: VerifiedPatients,
    private readonly devices: BookingDevices,
    private readonly handles: BookingHandles,
  ) {}

  /**
   * Without a cookie the database is not asked, so that neither the answer nor its time shows whether somebody is a patient.
   * With a proven phone the answer is the patients as they are now; for a browser that has booked, what was typed there.
   */
  async check(phone: string, { device, proof }: Tokens, browser: () => string): Promise<PhoneCheckAnswer> {
    const refusal = visitorRules.phone.check(phone);
    if (refusal) throw new Refusal('invalid', { errors: { phone: refusal }, message: refusal });
    const key = phoneKey(phone);
    if (proof && (await this.verified.isProven(proof, key))) return this.answer(await this.verified.of(key, browser));
    return this.answer(device ? await this.ofDevice(device, key, browser) : []);
  }

  /**
   * Whom a browser has booked for, at whatever hospital, by the names that were typed in it. Nothing is written and no handle is
   * made: what names them is worked out again when they are booked for. Of two with one name nobody could tell which is which.
   */
  async again(device: string | null): Promise<AgainAnswer> {
    const known = device === null ? [] : (await this.devices.everybodyOf(device)).filter(({ isOffered }) => isOffered);
    const people = known.filter(({ typed }, index) => known.findIndex((one) => isSameText(one.typed.name, typed.name)) === index);
    const names = shortNames(people.map(({ typed }) => typed.name));
    return { people: people.map(({ patientId }, index) => ({ person: personOf(device ?? '', patientId), name: names[index] ?? '' })) };
  }

  /** Proves the phone by its code. Answers the check, and the token of the proof. */
  async verify(
    { requestId, phone, code }: VerifyCode,
    earlier: string | null,
    browser: () => string,
  ): Promise<{ check: PhoneCheckAnswer; proof: string }> {
    await this.codes.use(requestId, phone, code);
    const key = phoneKey(phone);
    return { proof: await this.verified.prove(key, earlier), check: this.answer(await this.verified.of(key, browser)) };
  }

  private async ofDevice(token: string, key: string, browser: () => string): Promise<KnownPatientAnswer[]> {
    const people = (await this.devices.peopleOf(token, key)).map((one) => ({ ...one, phoneKey: key, version: null }));
    if (people.length === 0) return [];
    const handles = await this.handles.make('device', people, browser());
    return people.map(({ typed }, index) => knownPatient(handles[index] ?? '', typed, this.clock.now()));
  }

  /** Where codes cannot be sent, they are not offered. */
  private answer([known, ...others]: readonly KnownPatientAnswer[]): PhoneCheckAnswer {
    const patient = known ?? null;
    const available = this.codes.offered;
    const verification = { available, channel: available ? 'sms' : null };
    return { exists: patient !== null, patient, verification, ...(others.length > 0 ? { others } : {}) };
  }
}
