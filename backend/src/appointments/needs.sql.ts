import {
  CALL_WITHIN_HOURS,
  CLOSE_AFTER_MINUTES,
  HOSPITALS_COUNTED,
  NEEDS,
  NEEDS_COUNTED,
  NEEDS_COUNTED_BY_HOSPITAL,
  type Need,
} from '@arogya/domain/appointments/needs';
import { EXPECTED } from '@arogya/domain/appointments/status';
import { byTime, type Keyset, type SortKeys } from '../paging/keyset';
import { inWords, type Where } from '../database/where';
import { todayAt } from './appointment-filters';
import { bareColumns, PATIENT_JOIN } from './appointment-row';

export const NEEDS_SORTS: SortKeys = { appointmentDate: byTime('a.start_at', 'startMs') };

const IS_EXPECTED = `a.status in (${inWords(EXPECTED)})`;
/** Cancelled, and not by the patient: whoever is not told of it comes. */
const IS_CANCELLED_FOR_THEM = `a.status = 'cancelled' and a.said ->> 'cancel' is null`;
const WAITS = `x.state in ('open', 'failed')`;

/** The changes of calendars `c` about which somebody has to decide for `appointments a`. */
const CHANGES = `calendar_change_appointments x join calendar_changes c on c.id = x.change_id where x.appointment_id = a.id and ${WAITS}`;

/**
 * Whether a change is asked about: one of the own hospital, or of another one to which the doctor has moved, as long as the
 * appointment is with that doctor. `bound` is the SQL of the own hospital.
 */
const concerns = (bound: string): string =>
  `exists (select from ${CHANGES} and (c.hospital_id = ${bound}
     or (select d.hospital_id from doctors d where d.id = a.doctor_id) is distinct from a.hospital_id))`;

/**
 * When it is asked for: the SQL of an instant, and of the day which it is then at the hospital of `appointments a`. Where all are of
 * one hospital, they are found by its days: by the instant, all hospitals' would be gone through.
 */
interface Moment {
  readonly now: string;
  readonly today: string;
  /** Of whoever is bound to one: their hospital. */
  readonly bound: string | null;
}

/** `hospital`: all rows are of this one; null: each row has its own. */
function momentOf(where: Where, { at, hospital, bound }: Pick<NeedsSelection, 'at' | 'hospital' | 'bound'>): Moment {
  const now = `${where.bind(at)}::timestamptz`;
  const today = todayAt(hospital === null ? 'a.hospital_id' : where.bind(hospital), now);
  return { now, today, bound: bound === null ? null : `${where.bind(bound)}::uuid` };
}

/** No day is longer: outer bounds on the instant, by which the lists in order of time start and stop. */
const sinceToday = (now: string): string => `a.start_at > ${now} - interval '25 hours'`;

type Rows = (moment: Moment) => string;

/** Whose needs are asked for, and when. */
export interface NeedsSelection {
  /** The scope. */
  readonly where: Where;
  readonly needs: readonly Need[];
  /** An ISO instant. */
  readonly at: string;
  /** All are of this hospital; null: of several. */
  readonly hospital: string | null;
  /** The hospital to which whoever asks is bound. */
  readonly bound: string | null;
}

/**
 * Which `appointments a` each reason selects. Decisions that wait and messages that failed are few: they are found first, as a
 * list, and nobody's appointments are gone through for them. What is to be closed is looked for in each status by itself: an
 * index has the rows of one status in the order of time, and a page stops at its end.
 */
const WHICH: Readonly<Record<Need, Rows | readonly Rows[]>> = {
  decide: ({ now, bound }) =>
    `${IS_EXPECTED} and a.start_at > ${now}
     and a.id = any (array(select x.appointment_id from calendar_change_appointments x where ${WAITS}))${bound ? ` and ${concerns(bound)}` : ''}`,
  close: EXPECTED.map(
    (status): Rows =>
      ({ now, today }) =>
        `a.status = '${status}' and ${sinceToday(now)}
         and a.start_at < ${now} - interval '${CLOSE_AFTER_MINUTES} minutes' and a.day = ${today}`,
  ),
  call: ({ now }) =>
    `(${IS_EXPECTED} or ${IS_CANCELLED_FOR_THEM}) and a.start_at > ${now} and a.id = any (array(select j.appointment_id from message_jobs j
       where j.state = 'failed' and j.start_at > ${now} and j.start_at <= ${now} + interval '${CALL_WITHIN_HOURS} hours'))
     and exists (select from message_jobs j where j.appointment_id = a.id and j.state = 'failed' and j.start_at = a.start_at
       and (${IS_EXPECTED} or j.template = 'cancelled'))`,
  confirm: ({ now, today }) =>
    `a.status = 'pending' and a.start_at >= ${now} - interval '${CLOSE_AFTER_MINUTES} minutes'
     and a.start_at < ${now} + interval '50 hours' and a.day between ${today} and ${today} + 1`,
  reported: ({ now, today }) => `a.reported is not null and ${IS_EXPECTED} and ${sinceToday(now)} and a.day >= ${today}`,
};

/** One row for each reason of each appointment; `rest` ends the rows of a reason. */
const branches = (where: Where, needs: readonly Need[], moment: Moment, rest: string): string =>
  needs
    .flatMap((need) =>
      [WHICH[need]]
        .flat()
        .map(
          (rows) =>
            `(select a.id, a.start_at, a.hospital_id, ${NEEDS.indexOf(need)} as rank from appointments a ${where.text} and ${rows(moment)} ${rest})`,
        ),
    )
    .join(' union all ');

/**
 * A page in the order of time, each appointment once with its most urgent reason. No reason needs more rows than the page:
 * what comes later in one of them comes later on the page too.
 */
export function needsPage({ where, needs, ...whose }: NeedsSelection, keyset: Keyset, symptoms: string): string {
  const params = keyset.goOn(where);
  const moment = momentOf(params, whose);
  const page = keyset.window(params, true);
  const most = keyset.offset === 0 ? page : `limit ${params.bind(keyset.fetch + keyset.offset)}`;
  const all = branches(params, needs, moment, `${keyset.orderBy} ${most}`);
  return `select ${bareColumns(symptoms)}, n.rank, case when n.rank = ${NEEDS.indexOf('decide')} then (
      select x.change_id from ${CHANGES}${moment.bound ? ` and c.hospital_id = ${moment.bound}` : ''} order by x.change_id limit 1)
    end as "calendarChangeId", ${keyset.column}
  from (select a.id, a.start_at, min(a.rank) as rank from (${all}) a group by a.id, a.start_at
    ${keyset.orderBy} ${page}) n
  join appointments a on a.id = n.id ${PATIENT_JOIN} ${keyset.orderBy}`;
}

/** How many there are, up to one more than are counted. */
export function needsCount({ where, needs, ...whose }: NeedsSelection): string {
  const moment = momentOf(where, whose);
  const most = `limit ${NEEDS_COUNTED + 1}`;
  // In the order of time the first rows are of today; without it an index may be gone through from its other end.
  const all = branches(where, needs, moment, `order by a.start_at ${most}`);
  return `select count(*)::int as total from (select 1 from (${all}) a group by a.id ${most}) as counted`;
}

/** How many each hospital has, those with most first. */
export function needsByHospital({ where, needs, ...whose }: NeedsSelection): string {
  const rows = branches(where, needs, momentOf(where, whose), `order by a.start_at limit ${NEEDS_COUNTED_BY_HOSPITAL}`);
  return `select h.id as "hospitalId", h.name as "hospitalName", n.total from (
    select a.hospital_id, count(distinct a.id)::int as total from (${rows}) a group by a.hospital_id) n
  join hospitals h on h.id = n.hospital_id order by n.total desc, h.name, h.id limit ${HOSPITALS_COUNTED}`;
}
