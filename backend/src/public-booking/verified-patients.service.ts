import { Injectable } from '@nestjs/common';
import { MOST_PATIENTS_SHOWN, PROOF_MINUTES } from '@arogya/domain/public-booking/limits';
import type { KnownPatientAnswer } from './public-booking.dto';
import { MINUTE } from '@arogya/domain/clock';
import { Clock } from '../appointments/clock';
import { Sql } from '../database/sql';
import { BookingHandles } from './booking-handles.service';
import { patientsOfPhone, forgetProof, keepProof, proofOfPhone } from './code.sql';
import { knownPatient } from './remembered-person';
import { hashOfToken, newToken } from './visitor-cookies';
import { iso } from '../iso';

/** What a visitor with a proven phone may see: the patients of that phone as they are now. */
@Injectable()
export class VerifiedPatients {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly handles: BookingHandles,
  ) {}

  /** A new token for this browser: it is valid for this phone alone, and ends the browser's earlier proof. */
  async prove(phoneKey: string, earlier: string | null): Promise<string> {
    const token = newToken();
    const until = iso(this.clock.now() + PROOF_MINUTES * MINUTE);
    await this.sql.query(keepProof({ token: hashOfToken(token), phoneKey, until, earlier: earlier && hashOfToken(earlier) }));
    return token;
  }

  async isProven(token: string, phoneKey: string): Promise<boolean> {
    return (await this.sql.query(proofOfPhone({ token: hashOfToken(token), phoneKey, now: iso(this.clock.now()) }))).length > 0;
  }

  async forget(token: string): Promise<void> {
    await this.sql.query(forgetProof({ token: hashOfToken(token) }));
  }

  /** Each with a handle of their own, the most recently seen first; empty when no patient has the phone. */
  async of(phoneKey: string, browser: () => string): Promise<KnownPatientAnswer[]> {
    const now = this.clock.now();
    const rows = await this.sql.query(patientsOfPhone({ phoneKey, most: MOST_PATIENTS_SHOWN }));
    const people = rows.map(({ patientId, version, ...typed }) => ({ patientId, version, typed, phoneKey }));
    if (people.length === 0) return [];
    const handles = await this.handles.make('verified', people, browser());
    return people.map(({ typed }, index) => knownPatient(handles[index] ?? '', typed, now));
  }
}
