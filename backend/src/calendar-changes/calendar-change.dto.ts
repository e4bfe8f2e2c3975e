import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ALL_CHANGE_KINDS, CHANGE_LIMITS, CLOSURE_SOURCES, LEAVE_KINDS, MOST_AFFECTED } from '@arogya/domain/calendars/change';
import type { CalendarChange, ChangeKind, ClosureSource, LeaveKind } from '@arogya/domain/calendars/change';
import { decisionList, decisionListNeeded } from '@arogya/domain/calendars/decision-rules';
import { ACTS, PREFERENCES, type Decision, type Preference } from '@arogya/domain/calendars/proposals';
import { changeRules, type TypedClosure, type TypedHours } from '@arogya/domain/calendars/rules';
import type { TypedChange } from '@arogya/domain/calendars/typed';
import { WEEKDAYS, type Weekday } from '@arogya/domain/clock';
import { instant } from '@arogya/domain/when';
import { listOf, oneOf, optional, uuid } from '@arogya/domain/rule';
import { Checked, CheckedQuery, CheckedWhole } from '../http/checked.decorator';
import { AFFECTED_STATES, type AffectedState } from './calendar-change.entity';

const DOCTOR = '0b0f5f4e-6f3e-4a55-9d5e-0d8f4a0f7c11';

const DECISIONS = [{ appointmentId: DOCTOR, version: 1, act: 'cancel' }];

/** The fields of all kinds of changes; each kind needs its own. */
export class CalendarChangeFields implements TypedChange {
  @Checked(changeRules.kind, { example: 'leave', description: 'What changes: leave, closed days, hours of weekdays, or hours of a date' })
  kind!: CalendarChange['kind'];
  @Checked(changeRules.doctorId, { example: DOCTOR, description: 'Whose calendar; for all kinds but `closure`' }) doctorId?: string | null;
  @Checked(changeRules.hospitalId, { description: 'For `closure`: the hospital that is closed' }) hospitalId?: string | null;
  @Checked(changeRules.from, { example: '2026-11-25', description: 'For `leave`: the first day, at the hospital' }) from?: string | null;
  @Checked(changeRules.to, { example: '2026-11-25', description: 'The last day; without it, the first' }) to?: string | null;
  @Checked(changeRules.fromTime, { example: '14:00', description: 'Of a part of each day, `HH:MM`' }) fromTime?: string | null;
  @Checked(changeRules.toTime, { example: '17:00', description: 'Its end, up to `24:00`' }) toTime?: string | null;
  @Checked(changeRules.weekdays, { example: ['Saturday'], description: 'Only these weekdays of the span' }) weekdays?: Weekday[] | null;
  @Checked(changeRules.weeks, { example: [1, 3], description: 'Only the nth such weekday of a month' }) weeks?: number[] | null;
  @Checked(changeRules.leaveKind, { example: 'sick', description: 'What the leave is for; patients never read it' })
  leaveKind?: LeaveKind | null;
  @Checked(changeRules.reason, { example: 'Conference', description: 'A note about the leave, for staff' }) reason?: string | null;
  @Checked(changeRules.closures, {
    example: [{ day: '2026-11-08', name: 'Diwali' }],
    description: `For \`closure\`: at most ${CHANGE_LIMITS.closures} days, each with the name that patients read, and \`fromTime\` and \`toTime\` for a part of it`,
  })
  closures?: TypedClosure[] | null;
  @Checked(changeRules.source, { example: 'typed', description: 'Where the closed days come from' }) source?: ClosureSource | null;
  @Checked(changeRules.hours, {
    example: { Monday: ['16:00-19:00'], Tuesday: [] },
    description: 'For `hours`: ranges by weekday, none for a day off, null for the usual hours again',
  })
  hours?: TypedHours | null;
  @Checked(changeRules.day, { example: '2026-11-25', description: 'For `dayHours`: the date' }) day?: string | null;
  @Checked(changeRules.ranges, { example: ['10:00-13:00'], description: 'Its hours; none: not working' }) ranges?: string[] | null;
  @Checked(changeRules.usual, { example: false, description: 'The hours of its weekday again' }) usual?: boolean | null;
  @Checked(changeRules.despiteClosure, { example: false, description: 'The doctor works although the hospital is closed' })
  despiteClosure?: boolean | null;
}

const preference = () => optional(oneOf(PREFERENCES));
const PREFERENCE = {
  example: 'doctor',
  description: 'Propose for all to stay with the doctor, or on the day; without it, as each patient is known',
};

export class PreviewChange {
  @CheckedWhole(CalendarChangeFields, { description: 'The change' }) change!: CalendarChangeFields;
  @Checked(preference(), PREFERENCE) preference?: Preference | null;
}

/** What is decided about one appointment. */
export type DecisionOf = Decision & { readonly appointmentId: string; readonly version: number };

export class MakeChange extends PreviewChange {
  @Checked(decisionList(), {
    example: DECISIONS,
    description: `What is decided about affected appointments, at most ${MOST_AFFECTED}: \`move\` with \`at\`, \`reassign\` with \`doctorId\` and \`at\`, \`cancel\`, \`keep\`. What is not named stays open`,
  })
  decisions?: DecisionOf[] | null;
}

export class DecideAffected {
  @Checked(oneOf(ACTS), { example: 'move', description: 'Another time, another doctor, cancelled with a message, or kept all the same' })
  act!: Decision['act'];
  @Checked(optional(uuid('Please choose a doctor')), { description: 'For `reassign`' }) doctorId?: string | null;
  @Checked(optional(instant()), { example: '2026-11-26T09:00:00+05:30', description: 'For `move` and `reassign`: the new start' })
  at?: string | null;
}

export class DecideMany {
  @Checked(decisionListNeeded(), {
    example: DECISIONS,
    description: `At most ${MOST_AFFECTED}, as with a new change; each names the version it is about`,
  })
  decisions!: DecisionOf[];
}

export class UndoDecisions {
  @Checked(listOf(uuid(), MOST_AFFECTED), {
    example: [DOCTOR],
    description: 'The appointments whose decisions are taken back, all of them or none',
  })
  appointmentIds!: string[];
}

export class ProposalsQuery {
  @CheckedQuery(preference(), PREFERENCE) preference?: Preference;
}

export class AffectedDecision {
  @ApiProperty({ enum: ACTS, example: 'reassign', description: 'What is done' }) act!: Decision['act'];
  @ApiPropertyOptional({ format: 'uuid', description: 'The other doctor' }) doctorId?: string;
  @ApiPropertyOptional({ format: 'date-time', description: 'The new start' }) at?: string;
}

export class AffectedProposal extends AffectedDecision {
  @ApiProperty({ example: 'Anil Rao', description: 'The doctor with whom it would be' }) doctorName!: string;
}

export class AffectedAppointment {
  @ApiProperty({ format: 'uuid', description: 'The appointment' }) id!: string;
  @ApiProperty({ type: 'integer', example: 1042, description: 'Its number' }) number!: number;
  @ApiProperty({ type: 'integer', example: 1, description: 'Its version, for the decision' }) version!: number;
  @ApiProperty({ format: 'uuid', description: 'The patient' }) patientId!: string;
  @ApiProperty({ example: 'Asha Patil', description: 'Their name' }) patientName!: string;
  @ApiProperty({ format: 'uuid', description: 'The doctor' }) doctorId!: string;
  @ApiProperty({ example: 'Meera Iyer', description: 'Their name' }) doctorName!: string;
  @ApiProperty({ format: 'date-time', description: 'When it begins' }) appointmentDate!: string;
  @ApiProperty({ example: 'The doctor is on leave on this day.', description: 'Why it cannot stay' }) why!: string;
  @ApiProperty({ description: 'The patient has been with this doctor before, or asked for them more than once' }) keepsDoctor!: boolean;
  @ApiProperty({ type: [AffectedProposal], description: 'Other places, the best first' }) proposals!: AffectedProposal[];
  @ApiProperty({ type: AffectedDecision, description: 'What is proposed' }) decision!: Decision;
}

export class ChangePreview {
  @ApiProperty({ type: [AffectedAppointment], description: `What the change affects, by their start, at most ${MOST_AFFECTED}` })
  appointments!: AffectedAppointment[];
  @ApiProperty({ description: 'There are further affected appointments, which stay open' }) more!: boolean;
}

export class DecidedAppointment {
  @ApiProperty({ format: 'uuid', description: 'The appointment' }) id!: string;
  @ApiProperty({ type: 'integer', example: 1042, description: 'Its number' }) number!: number;
  @ApiProperty({ format: 'uuid', description: 'The patient' }) patientId!: string;
  @ApiProperty({ example: 'Asha Patil', description: 'Their name' }) patientName!: string;
  @ApiProperty({ format: 'uuid', description: 'The doctor, as it is now' }) doctorId!: string;
  @ApiProperty({ example: 'Meera Iyer', description: 'Their name' }) doctorName!: string;
  @ApiProperty({ format: 'date-time', description: 'When it begins, as it is now' }) appointmentDate!: string;
  @ApiProperty({ enum: AFFECTED_STATES, example: 'done', description: 'How far it is' }) state!: AffectedState;
  @ApiProperty({ type: AffectedDecision, nullable: true, description: 'What was decided' }) decision!: Decision | null;
  @ApiPropertyOptional({ type: String, nullable: true, description: 'Why it could not be done' }) why?: string | null;
  @ApiPropertyOptional({ type: [String], nullable: true, description: 'The nearest free starts then' }) nearest?: string[] | null;
}

export class CalendarChangeSummary {
  @ApiProperty({ format: 'uuid', description: 'The change' }) id!: string;
  @ApiProperty({
    enum: ALL_CHANGE_KINDS,
    example: 'leave',
    description: 'What changes: the calendar, or `inactive` and `hospital` with a doctor who no longer takes bookings, or works elsewhere',
  })
  kind!: ChangeKind;
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'The doctor, unless it is the whole hospital' })
  doctorId!: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'Meera Iyer', description: 'Their name' }) doctorName!: string | null;
  @ApiProperty({ format: 'date-time', description: 'When it was made' }) madeAt!: string;
  @ApiProperty({ format: 'date-time', description: 'Until then it can be taken back as a whole; as `madeAt` where it cannot' })
  startsAt!: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'When it was taken back' }) takenBackAt!: string | null;
  @ApiProperty({ type: 'integer', example: 1, description: 'Appointments about which somebody has to decide' }) open!: number;
  @ApiProperty({ type: 'integer', example: 7, description: 'Appointments that the server is about to settle' }) ready!: number;
  @ApiProperty({ type: 'integer', example: 0, description: 'Appointments that are settled' }) done!: number;
}

export class MergedLeave {
  @ApiProperty({ format: 'date', example: '2026-11-24', description: 'The first day of that leave before' }) from!: string;
  @ApiProperty({ format: 'date', example: '2026-12-02', description: 'Its last day before' }) to!: string;
}

export class CalendarChangeDetails extends CalendarChangeSummary {
  @ApiProperty({ type: MergedLeave, nullable: true, description: 'An equal leave that the new one met and was merged with' })
  mergedWith!: MergedLeave | null;
  @ApiProperty({ type: [DecidedAppointment], description: 'The affected appointments, by their start' })
  appointments!: DecidedAppointment[];
}

export class DoctorLeave {
  @ApiProperty({ format: 'uuid', description: 'Names the leave when it is ended' }) id!: string;
  @ApiProperty({ format: 'date', description: 'The first day' }) from!: string;
  @ApiProperty({ format: 'date', description: 'The last day' }) to!: string;
  @ApiProperty({ type: String, nullable: true, example: '14:00', description: 'Of a part of each day' }) fromTime!: string | null;
  @ApiProperty({ type: String, nullable: true, example: '17:00', description: 'The end of that part' }) toTime!: string | null;
  @ApiProperty({ enum: WEEKDAYS, isArray: true, nullable: true, description: 'Only these weekdays' }) weekdays!: Weekday[] | null;
  @ApiProperty({ type: [Number], nullable: true, description: 'Only the nth of a month' }) weeks!: number[] | null;
  @ApiProperty({ enum: LEAVE_KINDS, example: 'leave', description: 'What it is for' }) kind!: LeaveKind;
  @ApiProperty({ type: String, nullable: true, description: 'A note for staff' }) reason!: string | null;
}

export class DoctorDayHours {
  @ApiProperty({ format: 'date', description: 'The date that differs' }) day!: string;
  @ApiProperty({ type: [String], example: ['10:00-13:00'], description: 'Its hours; none: not working' }) ranges!: string[];
  @ApiProperty({ description: 'The doctor works although the hospital is closed' }) despiteClosure!: boolean;
}

export class DoctorCalendar {
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'string' } },
    example: { Monday: ['16:00-19:00'] },
    description: 'Weekdays whose hours differ',
  })
  hours!: Record<string, string[]>;
  @ApiProperty({ type: [DoctorDayHours], description: 'Dates to come whose hours differ' }) dayHours!: DoctorDayHours[];
  @ApiProperty({ type: [DoctorLeave], description: 'Leave that has not ended' }) leaves!: DoctorLeave[];
}

export class HospitalClosure {
  @ApiProperty({ format: 'date', description: 'The closed day' }) day!: string;
  @ApiProperty({ type: String, nullable: true, example: '13:00', description: 'Of a part of the day' }) fromTime!: string | null;
  @ApiProperty({ type: String, nullable: true, example: '24:00', description: 'The end of that part' }) toTime!: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'Diwali', description: 'What patients read' }) name!: string | null;
  @ApiProperty({ enum: CLOSURE_SOURCES, example: 'typed', description: 'Where it comes from' }) source!: ClosureSource;
}
