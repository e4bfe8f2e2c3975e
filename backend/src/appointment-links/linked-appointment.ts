import { instantAt, minutesFrom, withOffset } from '@arogya/domain/clock';
import { UNDO_MS, UNDO_SHOWN_MS } from '@arogya/domain/appointments/undo';
import { barriersOf } from '@arogya/domain/links/barriers';
import type { LinkedAppointment } from '@arogya/domain/links/link';
import { shortName } from '@arogya/domain/patients/short-name';
import { phoneLinks, phoneText } from '@arogya/domain/phones/phone';
import { wallTimes } from '../appointments/appointment-row';
import type { LinkedRow } from './link.sql';

/** What stands in the way of the acts of a link. */
export const rowBarriers = (row: LinkedRow, now: number) =>
  barriersOf({ ...row, moves: row.said?.moves ?? 0 }, { changeUntil: row.changeUntil, moves: row.mostMoves }, now);

/** The appointment as its link shows it; `now` is ms since 1970. */
export function linkedFrom(row: LinkedRow, now: number): LinkedAppointment {
  const said = row.said ?? {};
  const { hospitalPhone } = row;
  return {
    number: row.number,
    version: row.version,
    status: row.isDeleted ? 'cancelled' : row.status,
    ...wallTimes(row),
    person: shortName(row.patientName),
    doctor: { id: row.doctorId, fullName: row.doctorName, specialty: row.specialty },
    hospital: {
      slug: row.slug,
      name: row.hospitalName,
      city: row.city,
      address: row.address,
      phone: hospitalPhone && phoneText(hospitalPhone),
      call: hospitalPhone && phoneLinks(hospitalPhone).call,
      timeZone: row.timeZone,
    },
    said,
    cancelledBy: cancelledBy(row),
    movedFrom: movedFrom(row),
    barriers: rowBarriers(row, now),
    digitsNeeded: !row.isKnown,
    undoUntil: undoUntil(row, now),
    changeUntil: row.changeUntil,
    movesLeft: Math.max(0, row.mostMoves - (said.moves ?? 0)),
    language: row.language,
  };
}

/** A revival empties what the patient said of a cancellation, so what stands there is of this one. */
function cancelledBy({ status, isDeleted, said }: LinkedRow): LinkedAppointment['cancelledBy'] {
  if (status === 'cancelled') return said?.cancel ? 'patient' : 'hospital';
  return isDeleted ? 'hospital' : null;
}

/** Where it was before the hospital moved it, until the patient says something. */
function movedFrom(row: LinkedRow): LinkedAppointment['movedFrom'] {
  const { said, fromDay, fromTime, fromDoctor, timeZone } = row;
  const isOfHospital = row.movedBy !== 'patient' && row.movedUndone !== true;
  if (!isOfHospital || fromDay === null || fromTime === null || said?.coming || said?.late || said?.cancel) return null;
  const at = instantAt(fromDay, minutesFrom(fromTime) ?? 0, timeZone);
  return at === null ? null : { appointmentDate: withOffset(at, timeZone), doctor: fromDoctor ?? row.doctorName };
}

/** Undo is offered for ten seconds of those for which it is accepted. */
function undoUntil({ undoMs, timeZone }: LinkedRow, now: number): string | null {
  const shown = undoMs === null ? null : undoMs - (UNDO_MS - UNDO_SHOWN_MS);
  return shown === null || shown < now ? null : withOffset(shown, timeZone);
}
