import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { HANDLE_BOOKINGS, HANDLE_MINUTES } from '@arogya/domain/public-booking/limits';
import { dayOf, DEFAULT_ZONE, MINUTE } from '@arogya/domain/clock';
import { Refusal } from '@arogya/domain/refusal';
import { Clock } from '../appointments/clock';
import { Sql } from '../database/sql';
import type { Statement } from '../database/statement';
import { actAs } from '../database/transaction';
import { visitorContext } from '../request-context';
import type { Visitor as Caller } from '../access/actor';
import { claim, Replayed, requestKey } from '../idempotency/idempotency';
import { phoneKey } from '@arogya/domain/phones/phone';
import { changePatient, changeTyped, insertHandle, lockHandle, reportTyped, type HandleState } from './handle.sql';
import type { BookingPatientChanges, BookingPatientId, NewBookingPatient } from './public-booking.dto';
import { typedOf, type RememberedPerson } from './remembered-person';
import type { Visitor } from './visitor';
import { iso } from '../iso';

/** Whom a handle stands for; without a patient until the first booking. */
interface Person {
  readonly patientId: string | null;
  readonly phoneKey: string;
  readonly typed: RememberedPerson;
  /** The patient's version that the visitor has seen; null when they have not seen the row. */
  readonly version: number | null;
}

/** A person on file, with the fields that this visitor may see. */
export interface HandlePerson extends Person {
  readonly patientId: string;
}

/**
 * A handle stands for a patient on the public page: half an hour, three bookings, in the browser in which it was made. It does not
 * make anybody a patient; the first appointment does, under an id of its own.
 */
@Injectable()
export class BookingHandles {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** Always a new person, never a merge: a visitor must not learn who else has this phone. */
  enter(body: NewBookingPatient, key: string | null, { browser }: Visitor): Promise<BookingPatientId | Replayed<BookingPatientId>> {
    const now = this.clock.now();
    const wanted = requestKey(`browser:${browser.hash}:enterPatient`, key, body);
    const id = randomUUID();
    const person = { patientId: null, phoneKey: phoneKey(body.phone), typed: typedOf(body, now), version: null };
    const handle = this.insert(id, 'new', person, browser.hash);
    return this.sql.recipe(async (tx) => {
      const earlier = await claim(tx, wanted, id, iso(now));
      if (earlier) return new Replayed({ id: earlier });
      await tx.write(handle);
      return { id };
    });
  }

  /** A handle for each of some people on file, in their order. */
  async make(state: HandleState, people: readonly HandlePerson[], browser: string): Promise<string[]> {
    const handles = people.map((one) => ({ id: randomUUID(), one }));
    await this.sql.batch(...handles.map(({ id, one }) => this.insert(id, state, one, browser)));
    return handles.map(({ id }) => id);
  }

  /**
   * Before the first booking a visitor changes what they typed. After it there is a patient whom staff may have corrected:
   * changes wait until staff accept them, unless the visitor has proven the phone and seen the row as it is now.
   */
  change({ requestId }: Caller, id: string, body: BookingPatientChanges, browser: string | null): Promise<BookingPatientId> {
    const now = this.clock.now();
    const typed = typedOf(body, now);
    return this.sql.recipe(async (tx) => {
      const [[handle]] = await tx.read(lockHandle({ id, now: iso(now), browser }));
      if (!handle?.usable) throw new Refusal('bookingSessionExpired');
      if (handle.patientId === null) await tx.write(changeTyped({ id, typed }));
      else if (handle.state !== 'verified') await tx.write(reportTyped({ id, typed, reported: body }));
      else
        await tx.write(
          actAs(visitorContext(requestId)),
          changePatient({ id, typed, reported: body, now: iso(now), day: dayOf(now, DEFAULT_ZONE) }),
        );
      return { id };
    });
  }

  private insert(id: string, state: HandleState, person: Person, browser: string): Statement {
    const until = iso(this.clock.now() + HANDLE_MINUTES * MINUTE);
    const { patientId, phoneKey: phone, typed, version } = person;
    return insertHandle({ id, patientId, state, phoneKey: phone, typed, bookings: HANDLE_BOOKINGS, until, version, browser });
  }
}
