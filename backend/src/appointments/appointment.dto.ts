import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { PROOFS, type Proof } from '@arogya/domain/appointments/origin';
import { appointmentRules, optionalStatus } from '@arogya/domain/appointments/rules';
import { REASON_CODES, type Reason } from '@arogya/domain/appointments/reasons';
import { APPOINTMENT_STATUSES, type AppointmentStatus } from '@arogya/domain/appointments/status';
import { ALL_CHANGE_KINDS, type ChangeKind } from '@arogya/domain/calendars/change';
import { LANGUAGES, type Language } from '@arogya/domain/languages/languages';
import { languageRule } from '@arogya/domain/languages/rules';
import type { PatientSaid } from '@arogya/domain/links/link';
import { flag, oneOf, optional, uuid } from '@arogya/domain/rule';
import { day } from '@arogya/domain/when';
import { CalledSo, SentExternalId, ShownExternalId } from '../external-ids/external-id.dto';
import { Checked, CheckedQuery } from '../http/checked.decorator';
import { Ids, IDS, idsRule } from '../paging/ids';
import { PageQuery } from '../paging/page';
import { Said } from './said.dto';

const PATIENT_ID = { description: 'The id of the patient.' } as const;
const FEEDBACK = { description: 'What the doctor writes after the appointment, free text.' } as const;
const NOTES = { description: 'Notes for the appointment, free text.' } as const;
const LANGUAGE = { description: "The language of its messages; null: the patient's, else the hospital's." } as const;
const STATUS = { description: 'Where the appointment stands. All but `cancelled` and `no_show` occupy its time.' } as const;

/** `@TakeHeld() takeHeld?: boolean | null`: whether staff book over a visitor's hold, after they were asked. */
export const TakeHeld = (): PropertyDecorator =>
  Checked(optional(flag()), { description: 'Book although a visitor is choosing this start on the website right now (409 slotHeld)' });

/** `@ConfirmAtOnce() confirm?: boolean | null`: book and confirm in one step. */
export const ConfirmAtOnce = (): PropertyDecorator =>
  Checked(optional(flag()), { description: 'Confirm it in the same step: it is made pending and confirmed at once, as two versions' });

export class CreateAppointment {
  @Checked(appointmentRules.patientId, PATIENT_ID) patientId!: string;
  @Checked(appointmentRules.doctorId) doctorId!: string;
  @Checked(appointmentRules.appointmentDate) appointmentDate!: string;
  @Checked(appointmentRules.notes, NOTES) notes?: string | null;
  @TakeHeld() takeHeld?: boolean | null;
  @ConfirmAtOnce() confirm?: boolean | null;
  @Checked(optional(oneOf(['pending'], 'A new appointment is pending')), {
    description: 'A new appointment is `pending`, whether this is sent or not.',
  })
  status?: 'pending' | null;
  @SentExternalId() externalId?: string | null;
}

export class UpdateAppointment {
  @Checked(optionalStatus, STATUS) status?: AppointmentStatus | null;
  @Checked(appointmentRules.feedback, FEEDBACK) feedback?: string | null;
  @Checked(appointmentRules.notes, NOTES) notes?: string | null;
  @Checked(appointmentRules.appointmentDate, { ifSent: true, description: 'Moves the appointment' }) appointmentDate?: string;
  @Checked(appointmentRules.doctorId, { ifSent: true, description: 'Moves the appointment to another doctor' }) doctorId?: string;
  @Checked(appointmentRules.agentId, { description: 'Gives the appointment to another agent, by an administrator; null: to nobody' })
  agentId?: string | null;
  @Checked(languageRule, LANGUAGE) language?: Language | null;
  @TakeHeld() takeHeld?: boolean | null;
  @SentExternalId() externalId?: string | null;
}

export class UndoAppointment {
  @Checked(appointmentRules.version, { example: 2, description: 'The version of the appointment that the change has made' })
  version!: number;
}

export class AppointmentQuery extends PageQuery {
  @CheckedQuery(optional(oneOf(APPOINTMENT_STATUSES))) status?: AppointmentStatus;
  @CheckedQuery(optional(uuid()), { description: 'Only appointments with this doctor.' }) doctorId?: string;
  @CheckedQuery(optional(uuid())) hospitalId?: string;
  @CheckedQuery(optional(uuid()), { description: 'Only appointments of this patient.' }) patientId?: string;
  @CheckedQuery(optional(day()), { description: 'First day, on the clock of the hospital' }) from?: string;
  @CheckedQuery(optional(day()), { description: 'Last day, included' }) to?: string;
  @CheckedQuery(optional(flag()), { description: 'Only those that are not over yet: under way, or to come' }) upcoming?: boolean;
}

export class AppointmentsQuery extends AppointmentQuery {
  @Ids() ids?: string;
  @CalledSo() externalId?: string;
}

export class SlotsQuery {
  @CheckedQuery(day('Please enter the first day as YYYY-MM-DD')) from!: string;
  @CheckedQuery(day('Please enter the last day as YYYY-MM-DD')) to!: string;
  @CheckedQuery(optional(uuid()), { description: 'The appointment that is being moved: its own time counts as free' }) except?: string;
}

export class NextFreeQuery {
  @CheckedQuery(idsRule, { description: `Doctors: ${IDS.toLowerCase()}; those you do not see are left out` }) ids!: string;
}

const words = { type: String, nullable: true } as const;
const id = { type: String, format: 'uuid', nullable: true } as const;

export class AppointmentPatient {
  @ApiProperty({ format: 'uuid', description: 'The id of the patient.' }) id!: string;
  @ApiProperty({ example: 'Asha Verma' }) name!: string;
  @ApiProperty({ example: '+91 55500 10001' }) phone!: string;
  @ApiProperty(words) symptoms!: string | null;
}

export class AppointmentDoctor {
  @ApiProperty({ format: 'uuid', description: 'The id of the doctor.' }) id!: string;
  @ApiProperty({ example: 'Dr. Meera Iyer' }) fullName!: string;
  @ApiProperty({ example: 'Cardiology' }) specialty!: string;
  @ApiProperty({ example: '+91 55500 10002' }) phone!: string;
}

export class AppointmentHospital {
  @ApiProperty({ format: 'uuid', description: 'The id of the hospital.' }) id!: string;
  @ApiProperty({ example: 'Lotus Care Hospital', description: 'The name of the hospital.' }) name!: string;
  @ApiProperty({ example: 'Asia/Kolkata' }) timeZone!: string;
}

export class Appointment {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ example: 100001, description: 'The number that people read out' }) number!: number;
  @ApiProperty({ format: 'uuid', ...PATIENT_ID }) patientId!: string;
  @ApiProperty({ format: 'uuid' }) doctorId!: string;
  @ApiProperty({ ...id, description: 'The hospital when it was booked' }) hospitalId!: string | null;
  @ApiProperty({ ...id, description: 'The agent who booked it, or to whom it was given since' }) agentId!: string | null;
  @ApiProperty({ format: 'date-time', example: '2026-11-24T09:30:00+05:30' }) appointmentDate!: string;
  @ApiProperty({ example: '09:30', description: 'On the clock of the hospital' }) timeSlot!: string;
  @ApiProperty({ format: 'date-time', example: '2026-11-24T09:45:00+05:30' }) endsAt!: string;
  @ApiProperty({ enum: APPOINTMENT_STATUSES, example: 'pending', ...STATUS }) status!: AppointmentStatus;
  @ApiProperty({
    type: String,
    enum: ALL_CHANGE_KINDS,
    nullable: true,
    example: null,
    description:
      'Which kind of change of the calendar refuses this time, where somebody has decided to keep the appointment all the same; null again once it is moved',
  })
  keptDespite!: ChangeKind | null;
  @ApiProperty({ ...words, ...NOTES }) notes!: string | null;
  @ApiProperty({ ...words, ...FEEDBACK }) feedback!: string | null;
  @ApiProperty({ type: Object, nullable: true, description: 'What a returning visitor reported about themselves, for staff to accept' })
  reported!: Record<string, unknown> | null;
  @ApiProperty({ enum: ['staff', 'public'], example: 'staff', description: 'Who booked it: staff, or the patient on the booking page.' })
  source!: 'staff' | 'public';
  @ApiProperty({
    enum: PROOFS,
    example: 'staff',
    description: 'Who vouches for the phone number: staff, nobody, a browser that has booked with it before, or a code sent to it',
  })
  proof!: Proof;
  @ApiProperty({
    type: Said,
    nullable: true,
    example: null,
    description:
      'What the patient has said by the link of the appointment; null: nothing. A change of start or doctor empties `coming` and `late`.',
  })
  said!: PatientSaid | null;
  @ApiProperty({ type: String, enum: LANGUAGES, nullable: true, example: 'hi', ...LANGUAGE }) language!: Language | null;
  @ApiProperty({ example: 1 }) version!: number;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ format: 'date-time' }) updatedAt!: string;
  @ApiProperty({ type: AppointmentPatient, description: 'The patient in short.' }) patient!: AppointmentPatient;
  @ApiProperty({ type: AppointmentDoctor, description: 'The doctor in short.' }) doctor!: AppointmentDoctor;
  @ApiProperty({
    type: AppointmentHospital,
    nullable: true,
    description: 'The hospital in short; null when the doctor belongs to none of ours.',
  })
  hospital!: AppointmentHospital | null;
  @ShownExternalId() externalId?: string | null | undefined;
}

export class AppointmentStats {
  @ApiProperty({ example: 212, description: 'Appointments of every status, of any day.' }) total!: number;
  @ApiProperty({ example: 12, description: "Today's appointments of every status, each by its hospital's clock" }) today!: number;
  @ApiProperty({ example: 31, description: 'Appointments waiting for confirmation, on any day.' }) pending!: number;
  @ApiProperty({ example: 17, description: 'Confirmed appointments, of any day.' }) confirmed!: number;
  @ApiProperty({ example: 4, description: "Today's completed appointments, each by the clock of its hospital." }) completedToday!: number;
  @ApiProperty({ example: 9, description: 'Cancelled appointments, of any day.' }) cancelled!: number;
}

export class SlotStart {
  @ApiProperty({
    format: 'date-time',
    example: '2026-11-24T09:30:00+05:30',
    description: 'The start: ISO 8601 with offset; send it as `appointmentDate`.',
  })
  at!: string;
  @ApiProperty({ example: '09:30', description: 'The start on the clock of the hospital: HH:MM, 24 hours.' }) time!: string;
  @ApiProperty({ example: false, description: 'Whether it can be booked.' }) free!: boolean;
  @ApiProperty({ enum: REASON_CODES, required: false, example: 'taken', description: 'Why it cannot be booked; left out when it can.' })
  reason?: Reason;
}

export class SlotDay {
  @ApiProperty({ format: 'date', example: '2026-11-24', description: 'The day on the clock of the hospital, YYYY-MM-DD.' }) day!: string;
  @ApiPropertyOptional({ example: 'Diwali', description: 'Why the hospital is closed for the whole day' }) closedFor?: string;
  @ApiProperty({ type: SlotStart, isArray: true, description: 'The starts of the day in their order; empty when there are none.' })
  starts!: readonly SlotStart[];
}

export class DoctorSlots {
  @ApiProperty({ format: 'uuid' }) doctorId!: string;
  @ApiProperty({ example: 'Asia/Kolkata', description: 'The IANA name of the time zone in which `day` and `time` are.' }) timeZone!: string;
  @ApiProperty({ example: 15, description: 'How long an appointment of the doctor lasts, in minutes.' }) appointmentMinutes!: number;
  @ApiProperty({ type: SlotDay, isArray: true, description: 'The days that were asked for, each with its starts.' })
  days!: readonly SlotDay[];
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
