import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { PROOFS, type Proof } from '@arogya/domain/appointments/origin';
import { appointmentRules, optionalStatus } from '@arogya/domain/appointments/rules';
import { REASON_CODES, type Reason } from '@arogya/domain/appointments/reasons';
import { APPOINTMENT_STATUSES, type AppointmentStatus } from '@arogya/domain/appointments/status';
import { ALL_CHANGE_KINDS, type ChangeKind } from '@arogya/domain/calendars/change';
import { flag, isUuid, oneOf, optional, uuid, type Rule } from '@arogya/domain/rule';
import { day } from '@arogya/domain/when';
import { Checked, CheckedQuery } from '../http/checked.decorator';
import { PageQuery } from '../paging/page';

/** `@TakeHeld() takeHeld?: boolean | null`: whether staff book over a visitor's hold, after they were asked. */
export const TakeHeld = (): PropertyDecorator =>
  Checked(optional(flag()), { description: 'Book although a visitor is choosing this start on the website right now (409 slotHeld)' });

/** `@ConfirmAtOnce() confirm?: boolean | null`: book and confirm in one step. */
export const ConfirmAtOnce = (): PropertyDecorator =>
  Checked(optional(flag()), { description: 'Confirm it in the same step: it is made pending and confirmed at once, as two versions' });

export class CreateAppointment {
  @Checked(appointmentRules.patientId) patientId!: string;
  @Checked(appointmentRules.doctorId) doctorId!: string;
  @Checked(appointmentRules.appointmentDate) appointmentDate!: string;
  @Checked(appointmentRules.notes) notes?: string | null;
  @TakeHeld() takeHeld?: boolean | null;
  @ConfirmAtOnce() confirm?: boolean | null;
  @Checked(optional(oneOf(['pending'], 'A new appointment is pending'))) status?: 'pending' | null;
}

export class UpdateAppointment {
  @Checked(optionalStatus) status?: AppointmentStatus | null;
  @Checked(appointmentRules.feedback) feedback?: string | null;
  @Checked(appointmentRules.notes) notes?: string | null;
  @Checked(appointmentRules.appointmentDate, { ifSent: true, description: 'Moves the appointment' }) appointmentDate?: string;
  @Checked(appointmentRules.doctorId, { ifSent: true, description: 'Moves the appointment to another doctor' }) doctorId?: string;
  @Checked(appointmentRules.agentId, { description: 'Gives the appointment to another agent, by an administrator; null: to nobody' })
  agentId?: string | null;
  @TakeHeld() takeHeld?: boolean | null;
}

export class UndoAppointment {
  @Checked(appointmentRules.version, { example: 2, description: 'The version of the appointment that the change has made' })
  version!: number;
}

export class AppointmentQuery extends PageQuery {
  @CheckedQuery(optional(oneOf(APPOINTMENT_STATUSES))) status?: AppointmentStatus;
  @CheckedQuery(optional(uuid())) doctorId?: string;
  @CheckedQuery(optional(uuid())) hospitalId?: string;
  @CheckedQuery(optional(uuid())) patientId?: string;
  @CheckedQuery(optional(day()), { description: 'First day, on the clock of the hospital' }) from?: string;
  @CheckedQuery(optional(day()), { description: 'Last day, included' }) to?: string;
  @CheckedQuery(optional(flag()), { description: 'Only those that are not over yet: under way, or to come' }) upcoming?: boolean;
}

export const IDS_MAX = 50;
const IDS = `At most ${IDS_MAX} ids, with commas between them`;

const ids: Rule = {
  optional: false,
  schema: { type: 'string', maxLength: IDS_MAX * 37 },
  check: (value) => {
    const sent = typeof value === 'string' ? value.split(',') : [];
    return sent.length > 0 && sent.length <= IDS_MAX && sent.every(isUuid) ? null : IDS;
  },
};

export class AppointmentsQuery extends AppointmentQuery {
  @CheckedQuery(optional(ids), { description: `Only these: ${IDS.toLowerCase()}; those you do not see are left out` }) ids?: string;
}

export class SlotsQuery {
  @CheckedQuery(day('Please enter the first day as YYYY-MM-DD')) from!: string;
  @CheckedQuery(day('Please enter the last day as YYYY-MM-DD')) to!: string;
  @CheckedQuery(optional(uuid()), { description: 'The appointment that is being moved: its own time counts as free' }) except?: string;
}

export class NextFreeQuery {
  @CheckedQuery(ids, { description: `Doctors: ${IDS.toLowerCase()}; those you do not see are left out` }) ids!: string;
}

const words = { type: String, nullable: true } as const;
const id = { type: String, format: 'uuid', nullable: true } as const;

export class AppointmentPatient {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'Asha Verma' }) name!: string;
  @ApiProperty({ example: '+91 55500 10001' }) phone!: string;
  @ApiProperty(words) symptoms!: string | null;
}

export class AppointmentDoctor {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'Dr. Meera Iyer' }) fullName!: string;
  @ApiProperty({ example: 'Cardiology' }) specialty!: string;
  @ApiProperty({ example: '+91 55500 10002' }) phone!: string;
}

export class AppointmentHospital {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'Lotus Care Hospital' }) name!: string;
  @ApiProperty({ example: 'Asia/Kolkata' }) timeZone!: string;
}

export class Appointment {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ example: 100001, description: 'The number that people read out' }) number!: number;
  @ApiProperty({ format: 'uuid' }) patientId!: string;
  @ApiProperty({ format: 'uuid' }) doctorId!: string;
  @ApiProperty({ ...id, description: 'The hospital when it was booked' }) hospitalId!: string | null;
  @ApiProperty({ ...id, description: 'The agent who booked it, or to whom it was given since' }) agentId!: string | null;
  @ApiProperty({ format: 'date-time', example: '2026-11-24T09:30:00+05:30' }) appointmentDate!: string;
  @ApiProperty({ example: '09:30', description: 'On the clock of the hospital' }) timeSlot!: string;
  @ApiProperty({ format: 'date-time', example: '2026-11-24T09:45:00+05:30' }) endsAt!: string;
  @ApiProperty({ enum: APPOINTMENT_STATUSES, example: 'pending' }) status!: AppointmentStatus;
  @ApiProperty({
    type: String,
    enum: ALL_CHANGE_KINDS,
    nullable: true,
    example: null,
    description:
      'Which kind of change of the calendar refuses this time, where somebody has decided to keep the appointment all the same; null again once it is moved',
  })
  keptDespite!: ChangeKind | null;
  @ApiProperty(words) notes!: string | null;
  @ApiProperty(words) feedback!: string | null;
  @ApiProperty({ type: Object, nullable: true, description: 'What a returning visitor reported about themselves, for staff to accept' })
  reported!: Record<string, unknown> | null;
  @ApiProperty({ enum: ['staff', 'public'], example: 'staff' }) source!: 'staff' | 'public';
  @ApiProperty({
    enum: PROOFS,
    example: 'staff',
    description: 'Who vouches for the phone number: staff, nobody, a browser that has booked with it before, or a code sent to it',
  })
  proof!: Proof;
  @ApiProperty({ example: 1 }) version!: number;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ format: 'date-time' }) updatedAt!: string;
  @ApiProperty({ type: AppointmentPatient }) patient!: AppointmentPatient;
  @ApiProperty({ type: AppointmentDoctor }) doctor!: AppointmentDoctor;
  @ApiProperty({ type: AppointmentHospital, nullable: true }) hospital!: AppointmentHospital | null;
}

export class AppointmentStats {
  @ApiProperty({ example: 212 }) total!: number;
  @ApiProperty({ example: 12, description: "Today's appointments of every status, each by its hospital's clock" }) today!: number;
  @ApiProperty({ example: 31 }) pending!: number;
  @ApiProperty({ example: 17 }) confirmed!: number;
  @ApiProperty({ example: 4 }) completedToday!: number;
  @ApiProperty({ example: 9 }) cancelled!: number;
}

export class SlotStart {
  @ApiProperty({ format: 'date-time', example: '2026-11-24T09:30:00+05:30' }) at!: string;
  @ApiProperty({ example: '09:30' }) time!: string;
  @ApiProperty({ example: false }) free!: boolean;
  @ApiProperty({ enum: REASON_CODES, required: false, example: 'taken' }) reason?: Reason;
}

export class SlotDay {
  @ApiProperty({ format: 'date', example: '2026-11-24' }) day!: string;
  @ApiPropertyOptional({ example: 'Diwali', description: 'Why the hospital is closed for the whole day' }) closedFor?: string;
  @ApiProperty({ type: SlotStart, isArray: true }) starts!: readonly SlotStart[];
}

export class DoctorSlots {
  @ApiProperty({ format: 'uuid' }) doctorId!: string;
  @ApiProperty({ example: 'Asia/Kolkata' }) timeZone!: string;
  @ApiProperty({ example: 15 }) appointmentMinutes!: number;
  @ApiProperty({ type: SlotDay, isArray: true }) days!: readonly SlotDay[];
}

export class NextFree {
  @ApiProperty({ format: 'uuid' }) doctorId!: string;
  @ApiProperty({ example: 'Asia/Kolkata' }) timeZone!: string;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    example: '2026-11-24T16:15:00+05:30',
    description: 'The first start from now on that staff may book; null when there is none in four weeks',
  })
  at!: string | null;
}
