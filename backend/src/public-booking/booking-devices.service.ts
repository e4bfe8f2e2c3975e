import { Injectable } from '@nestjs/common';
import { DEVICE_DAYS, DEVICE_GRACE_MINUTES, DEVICE_PEOPLE } from '@arogya/domain/public-booking/limits';
import { MINUTE } from '@arogya/domain/clock';
import { Clock } from '../appointments/clock';
import { Sql } from '../database/sql';
import type { Statement } from '../database/statement';
import {
  carryPeople,
  endToken,
  everybodyOfDevice,
  forgetDevice,
  peopleOfDevice,
  rememberFirst,
  rememberPerson,
  type DeviceRow,
} from './device.sql';
import type { RememberedPerson } from './remembered-person';
import { hashOfToken } from './visitor-cookies';
import { iso } from '../iso';

const DAY = 24 * 60 * MINUTE;

export interface RememberedPhone {
  readonly phoneKey: string;
  readonly typed: RememberedPerson;
  readonly proven: boolean;
}

/** Browsers that have completed a booking, each with what was typed in it about at most five people. */
@Injectable()
export class BookingDevices {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** The people of this phone for whom the browser has booked. */
  async peopleOf(token: string, phoneKey: string): Promise<{ patientId: string; typed: RememberedPerson }[]> {
    const [people] = await this.sql.batch(peopleOfDevice({ token: hashOfToken(token), phoneKey, now: iso(this.clock.now()) }));
    return people;
  }

  /** Everybody for whom the browser has booked, whatever the phone. */
  async everybodyOf(token: string): Promise<DeviceRow[]> {
    const [people] = await this.sql.batch(everybodyOfDevice({ token: hashOfToken(token), now: iso(this.clock.now()) }));
    return people;
  }

  /**
   * The statements by which the browser remembers a person, under a new token. The old token stays valid for five minutes,
   * for a tab that still has it. They are written in the transaction of the booking.
   */
  remember(fresh: string, earlier: string | null, patientId: string, { phoneKey, typed, proven }: RememberedPhone): Statement[] {
    const now = this.clock.now();
    const [token, old, until] = [hashOfToken(fresh), earlier && hashOfToken(earlier), iso(now + DEVICE_DAYS * DAY)];
    const known = { token, phoneKey, patientId, typed, until, now: iso(now), proven };
    if (old === null) return [rememberFirst(known)];
    return [
      rememberPerson({ ...known, old }),
      carryPeople({ token, old, now: iso(now), most: DEVICE_PEOPLE - 1, patientId, until }),
      endToken({ token: old, until: iso(now + DEVICE_GRACE_MINUTES * MINUTE) }),
    ];
  }

  /** Deletes everything that this browser was recognised by, whatever the phone. */
  async forget(token: string): Promise<void> {
    await this.sql.query(forgetDevice({ token: hashOfToken(token) }));
  }
}
