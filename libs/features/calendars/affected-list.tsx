import type { AffectedAppointment } from '@arogya/api/calendars';
import { doctorName } from '@arogya/domain/doctors/doctor-name';
import { AS_BOOKED, dayOfStart, type Day } from '@arogya/domain/clock';
import { formatTime } from '@arogya/ui/look/formats';
import type { ReactNode } from 'react';
import { OutcomeMenu } from './outcome-menu';
import { shortDay, type Outcome } from './outcomes';

/** The day of each appointment with its appointments, in the order of their starts. */
function byDay<Row extends { readonly appointmentDate: string }>(rows: readonly Row[]): [Day, Row[]][] {
  const days = new Map<Day, Row[]>();
  for (const row of rows) {
    const day = dayOfStart(row.appointmentDate);
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  return [...days];
}

interface AffectedFields {
  readonly id: string;
  readonly appointmentDate: string;
  readonly patientName: string;
}

interface AffectedLineProps {
  readonly row: AffectedFields;
  /** Why the appointment cannot stay. */
  readonly why: string;
  readonly children?: ReactNode;
}

/** One affected appointment: when, who and why, and at the right what happens to it. */
const AffectedLine = ({ row, why, children }: AffectedLineProps) => (
  <li className="ad-affected-row" data-row={row.id}>
    <time dateTime={row.appointmentDate}>{formatTime(row.appointmentDate, AS_BOOKED)}</time>
    <span className="ad-affected-who">
      <span>{row.patientName}</span>
      <span className="ad-affected-why">{why}</span>
    </span>
    {children}
  </li>
);

interface AffectedListProps {
  readonly rows: readonly AffectedAppointment[];
  readonly outcomeOf: (row: AffectedAppointment) => Outcome;
  /** Without it nothing can be chosen. */
  readonly onChoose?: ((row: AffectedAppointment, outcome: Outcome) => void) | undefined;
  readonly onOther?: ((row: AffectedAppointment) => void) | undefined;
}

/** The appointments that a change affects, day by day. A row keeps its place whatever is chosen for it. */
export function AffectedList({ rows, outcomeOf, onChoose, onOther }: AffectedListProps) {
  const several = new Set(rows.map(({ doctorId }) => doctorId)).size > 1;
  return byDay(rows).map(([day, ofDay]) => (
    <section key={day} className="ad-affected-day">
      <h3>{shortDay(day)}</h3>
      <ul>
        {ofDay.map((row) => (
          <AffectedLine key={row.id} row={row} why={several ? `${doctorName(row.doctorName)} · ${row.why}` : row.why}>
            {onChoose ? (
              <OutcomeMenu
                label={`${row.patientName}, ${formatTime(row.appointmentDate, AS_BOOKED)}`}
                place={row}
                outcome={outcomeOf(row)}
                onChoose={(outcome) => onChoose(row, outcome)}
                {...(onOther ? { onOther: () => onOther(row) } : {})}
              />
            ) : null}
          </AffectedLine>
        ))}
      </ul>
    </section>
  ));
}
