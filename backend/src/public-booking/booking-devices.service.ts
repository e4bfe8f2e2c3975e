import { Injectable } from '@nestjs/common';
import { DEVICE_DAYS } from '@arogya/domain/booking/limits';
import { Clock } from '../appointments/clock';
import { Sql } from '../database/sql';
import type { Handle } from './returning-patient.service';
import { FORGET_DEVICE, KNOWN_TOKEN, REMEMBER_DEVICE } from './visitor.sql';
import { hashOfToken, newToken } from './visitor-cookies';

const DAY = 86_400_000;
const iso = (time: number): string => new Date(time).toISOString();

/** Browsers that have completed a booking, each with what was typed in it. */
@Injectable()
export class BookingDevices {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** Recognises this browser for the phone from now on. Answers its token: its own, or a new one for one we did not give. */
  async remember(token: string | null, { phoneKey, patientId, typed }: Handle): Promise<string> {
    const now = this.clock.now();
    const kept = token && (await this.isOurs(token, now)) ? token : newToken();
    const until = iso(now + DEVICE_DAYS * DAY);
    await this.sql.query(REMEMBER_DEVICE, [hashOfToken(kept), phoneKey, patientId, JSON.stringify(typed), until, iso(now)]);
    return kept;
  }

  /** Everything that this browser was recognised for, whatever the phone. */
  async forget(token: string): Promise<void> {
    await this.sql.query(FORGET_DEVICE, [hashOfToken(token)]);
  }

  private async isOurs(token: string, now: number): Promise<boolean> {
    return (await this.sql.query(KNOWN_TOKEN, [hashOfToken(token), iso(now)])).length > 0;
  }
}
