import { Injectable } from '@nestjs/common';
import { isExpected } from '@arogya/domain/appointments/status';
import { UNDO_MS } from '@arogya/domain/appointments/undo';
import { dayOfStart, instantFrom } from '@arogya/domain/clock';
import type { Language } from '@arogya/domain/languages/languages';
import { BARRIER_REFUSALS } from '@arogya/domain/links/barriers';
import type { LateMinutes, LinkAct, LinkedAppointment, PatientSaid } from '@arogya/domain/links/link';
import { Refusal } from '@arogya/domain/refusal';
import type { Appointment } from '../appointments/appointment.dto';
import { ChangeAppointment } from '../appointments/booking/change';
import type { ChangeRequest } from '../appointments/booking/requests';
import { UndoChange } from '../appointments/booking/undo';
import { Clock } from '../appointments/clock';
import { Sql } from '../database/sql';
import { iso } from '../iso';
import { patientContext } from '../request-context';
import type { LinkCaller } from './link-browser';
import type { CancelByLink, MoveByLink } from './link.dto';
import { isUndone, type LinkedRow } from './link.sql';
import { linkedFrom, rowBarriers } from './linked-appointment';
import { LinkedAppointments } from './linked-appointments.service';
import { PhoneDigits } from './phone-digits.service';

const MOST_TRIES = 3;
const CHANGED = 'This appointment has changed meanwhile.';

type Change = Partial<Pick<ChangeRequest, 'status' | 'at' | 'said' | 'language' | 'hold' | 'undoBy'>>;

/** One act of a link: what it wants, and what must be so before. */
interface Wish {
  /** Whose barrier stands in its way; null: only that the appointment is deleted. */
  readonly act: LinkAct | null;
  /** Which version the patient has seen; null: any. */
  readonly version: number | null;
  /** It is so already: a repeated call is answered as the first one. */
  readonly isMet: (row: LinkedRow) => boolean;
  /** What the patient has entered; absent where nobody asks. */
  readonly digits?: { readonly typed: string | null | undefined };
  readonly change: (row: LinkedRow, said: PatientSaid, now: number) => Change;
}

/** What a patient does by the link. Every act is a change of the booking's recipe; a refused one writes nothing. */
@Injectable()
export class LinkActs {
  constructor(
    private readonly links: LinkedAppointments,
    private readonly changes: ChangeAppointment,
    private readonly undos: UndoChange,
    private readonly digits: PhoneDigits,
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  coming(caller: LinkCaller): Promise<LinkedAppointment> {
    const confirms = ({ patientConfirms, status }: LinkedRow): boolean => patientConfirms && status === 'pending';
    return this.perform(caller, {
      act: 'coming',
      version: null,
      isMet: (row) => isOpen(row) && row.said?.coming !== undefined && !confirms(row),
      change: (row, said, now) => ({ said: { ...said, coming: iso(now) }, ...(confirms(row) ? { status: 'confirmed' as const } : {}) }),
    });
  }

  late(caller: LinkCaller, minutes: LateMinutes): Promise<LinkedAppointment> {
    return this.perform(caller, {
      act: 'late',
      version: null,
      isMet: (row) => isOpen(row) && row.said?.late?.minutes === minutes,
      change: (_row, said, now) => ({ said: { ...said, late: { minutes, at: iso(now) } } }),
    });
  }

  move(caller: LinkCaller, { at, holdId, digits, version }: MoveByLink): Promise<LinkedAppointment> {
    const start = instantFrom(at) ?? NaN;
    return this.perform(caller, {
      act: 'move',
      version,
      isMet: (row) => isOpen(row) && row.startMs === start,
      digits: { typed: digits },
      change: ({ id }, said) => ({
        at: start,
        said: { ...said, moves: (said.moves ?? 0) + 1 },
        hold: { id: holdId ?? null, browser: caller.browser.browser ?? '' },
        undoBy: id,
      }),
    });
  }

  cancel(caller: LinkCaller, { reason, digits, version }: CancelByLink): Promise<LinkedAppointment> {
    return this.perform(caller, {
      act: 'cancel',
      version,
      isMet: ({ status, isDeleted }) => status === 'cancelled' || isDeleted,
      digits: { typed: digits },
      change: ({ id }, said) => ({ status: 'cancelled' as const, said: { ...said, cancel: reason }, undoBy: id }),
    });
  }

  speak(caller: LinkCaller, language: Language): Promise<LinkedAppointment> {
    return this.perform(caller, {
      act: null,
      version: null,
      isMet: (row) => row.language === language,
      change: () => ({ language }),
    });
  }

  /** Takes the link's own last move or cancellation back; `version` is the one that it made. */
  async undo(caller: LinkCaller, version: number): Promise<LinkedAppointment> {
    const row = await this.links.get(caller);
    const now = this.clock.now();
    if (row.version !== version) {
      const again = row.version === version + 1 && (await this.sql.query(isUndone({ id: row.id, version: row.version }))).length > 0;
      if (again) return linkedFrom(row, now);
      throw changed(row, now);
    }
    const actor = patientContext(caller.requestId);
    await this.undos.undo({ id: row.id, version, doctorId: row.doctorId, now, actor, audience: 'public', undoBy: row.id });
    return linkedFrom(await this.links.get(caller), this.clock.now());
  }

  private async perform(caller: LinkCaller, wish: Wish): Promise<LinkedAppointment> {
    let isProven = wish.digits === undefined;
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const row = await this.links.get(caller);
      const now = this.clock.now();
      if (wish.isMet(row)) return linkedFrom(row, now);
      if (wish.version !== null && wish.version !== row.version) throw changed(row, now);
      const barrier = wish.act === null ? (row.isDeleted ? 'closed' : null) : rowBarriers(row, now)[wish.act];
      if (barrier) throw new Refusal(BARRIER_REFUSALS[barrier]);
      if (!isProven) await this.digits.assertKnows(row, wish.digits?.typed);
      isProven = true;
      const change = wish.change(row, row.said ?? {}, now);
      const written = await this.changes.change(requestOf(caller, row, now, change));
      if (written) return linkedFrom(rowAfter(row, written, change, now), now);
    }
    throw new Refusal('busy');
  }
}

const isOpen = ({ status, isDeleted }: LinkedRow): boolean => !isDeleted && isExpected(status);

const changed = (row: LinkedRow, now: number): Refusal =>
  new Refusal('stale', { message: CHANGED, extra: { current: linkedFrom(row, now) } });

function requestOf({ requestId }: LinkCaller, row: LinkedRow, now: number, change: Change): ChangeRequest {
  const { id, version, doctorId, startMs, endMs, hospitalId } = row;
  return {
    id,
    known: { version, doctorId, at: startMs, end: endMs },
    now,
    actor: patientContext(requestId),
    audience: 'public',
    hospitalId,
    takeHeld: false,
    hold: null,
    undoBy: null,
    ...change,
  };
}

/** The row as the change has left it, without reading it again. */
const rowAfter = (row: LinkedRow, written: Appointment, { language = row.language, undoBy, at }: Change, now: number): LinkedRow => ({
  ...row,
  language,
  version: written.version,
  status: written.status,
  said: written.said,
  day: dayOfStart(written.appointmentDate),
  timeSlot: written.timeSlot,
  startMs: Date.parse(written.appointmentDate),
  endMs: Date.parse(written.endsAt),
  undoMs: undoBy ? now + UNDO_MS : null,
  movedBy: at === undefined ? row.movedBy : 'patient',
});
