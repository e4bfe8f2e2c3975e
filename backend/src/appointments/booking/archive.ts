import { Injectable } from '@nestjs/common';
import { spanProblem } from '@arogya/domain/appointments/booking-problem';
import { occupies } from '@arogya/domain/appointments/status';
import { Refusal } from '@arogya/domain/refusal';
import { Sql } from '../../database/sql';
import type { RequestContext } from '../../request-context';
import { lockDoctor, timeFacts } from './booking.sql';
import { archiveAppointment, lockArchived, lockAppointment, restoreAppointment } from './change.sql';
import { DoctorTurns } from './doctor-turns';
import { Problem, Problems } from './problems';
import { snapshotOf, auditAndEvent } from './write';
import { iso } from '../../iso';

const ORPHAN = 'Its doctor or patient has been deleted. Please restore that record first.';

interface RestoreRequest {
  readonly id: string;
  readonly doctorId: string;
  /** Its start, in ms since 1970. */
  readonly at: number;
  readonly now: number;
  readonly actor: RequestContext;
}

interface ArchiveRequest extends Pick<RestoreRequest, 'id' | 'now' | 'actor'> {
  /** Only this one; null for any. */
  readonly version: number | null;
}

/** Deleting an appointment frees its time; restoring it must get the time again. */
@Injectable()
export class ArchiveAppointment {
  constructor(
    private readonly sql: Sql,
    private readonly turns: DoctorTurns,
    private readonly problems: Problems,
  ) {}

  /** 404 when it is already deleted; false when it has another version by now. */
  archive({ id, version: wanted, now, actor }: ArchiveRequest): Promise<boolean> {
    return this.sql.recipe(async (tx) => {
      const [[row]] = await tx.read(lockAppointment({ id }));
      if (!row) throw new Refusal('notFound');
      if (wanted !== null && wanted !== row.version) return false;
      const version = row.version + 1;
      const from = snapshotOf(row);
      await tx.write(
        archiveAppointment({ id, now: iso(now) }),
        auditAndEvent({ kind: 'deleted', id, version, now, actor, from, to: null, patientId: row.patientId }),
      );
      return true;
    });
  }

  /** 409 with `nearest` when somebody else has its time by now. */
  restore({ id, doctorId, at, now, actor }: RestoreRequest): Promise<void> {
    const recipe = (): Promise<void> =>
      this.sql.recipe(async (tx) => {
        const [, [row]] = await tx.read(lockDoctor({ doctorId }), lockArchived({ id }));
        if (!row || row.doctorId !== doctorId) throw new Refusal('notFound');
        if (row.orphan) throw new Refusal('archived', { message: ORPHAN });
        const [[time]] = await tx.read(
          timeFacts({ doctorId, start: iso(row.startMs), end: iso(row.endMs), now: iso(now), except: id, ownHold: null, browser: null }),
        );
        const problem = time && occupies(row.status) ? spanProblem(time, { audience: 'staff', takeHeld: true }) : null;
        if (problem) throw new Problem(problem);
        const version = row.version + 1;
        await tx.write(
          restoreAppointment({ id, now: iso(now) }),
          auditAndEvent({ kind: 'restored', id, version, now, actor, from: null, to: snapshotOf(row), patientId: row.patientId }),
        );
      });
    const wanted = { doctorId, at, audience: 'staff', now } as const;
    return this.problems.answered(wanted, undefined, () => this.turns.run(doctorId, recipe));
  }
}
