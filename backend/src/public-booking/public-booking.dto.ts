import { ApiProperty } from '@nestjs/swagger';
import { publicChoiceRules } from '@arogya/domain/appointments/rules';
import { codeRule } from '@arogya/domain/booking/code';
import { GENDERS, visitorRules, type Gender } from '@arogya/domain/patients/rules';
import { noticeShown } from '@arogya/domain/privacy/notice';
import { flag, note, oneOf, optional, text, uuid } from '@arogya/domain/rule';
import { day, instant } from '@arogya/domain/when';
import { Checked, CheckedQuery, CheckedWhole } from '../http/checked.decorator';

const words = { type: String, nullable: true } as const;
const handle = uuid('Please enter your phone number again');
const doctor = uuid(publicChoiceRules.doctorId.check('') ?? '');
const SHARED = 'A device that several people use: it keeps nothing about them';
const start = instant(publicChoiceRules.timeSlot.check('') ?? '');

export class BookingSlotsQuery {
  @CheckedQuery(day('Please enter the first day as YYYY-MM-DD')) from!: string;
  @CheckedQuery(day('Please enter the last day as YYYY-MM-DD')) to!: string;
  @CheckedQuery(optional(uuid()), { description: "The visitor's own hold: its time counts as free for them" }) hold?: string;
}

export class PhoneCheckQuery {
  @CheckedQuery(optional(flag()), { description: SHARED }) shared?: boolean;
}

export class NewBookingPatient {
  @Checked(visitorRules.name) name!: string;
  @Checked(visitorRules.phone) phone!: string;
  @Checked(visitorRules.email) email?: string | null;
  @Checked(visitorRules.age) age!: number;
  @Checked(visitorRules.gender) gender!: Gender;
  @Checked(visitorRules.symptoms) symptoms!: string;
  @Checked(visitorRules.location) location?: string | null;
}

/** The symptoms, and those of the other fields that have changed. */
export class BookingPatientChanges {
  @Checked(visitorRules.name, { ifSent: true }) name?: string;
  @Checked(visitorRules.email) email?: string | null;
  @Checked(visitorRules.age, { ifSent: true }) age?: number;
  @Checked(visitorRules.gender, { ifSent: true }) gender?: Gender;
  @Checked(visitorRules.symptoms, { ifSent: true }) symptoms?: string;
  @Checked(visitorRules.location) location?: string | null;
}

export class NewHold {
  @Checked(text({ max: 80, message: 'Please open the booking link again' })) slug!: string;
  @Checked(doctor) doctorId!: string;
  @Checked(start) appointmentDate!: string;
  @Checked(optional(uuid()), { description: 'An earlier hold of the same visitor: given back in the same step' }) replaces?: string | null;
  @Checked(optional(flag()), { description: SHARED }) shared?: boolean | null;
}

export class NewBooking {
  @Checked(optional(handle), { description: 'The handle from check-phone or from the new patient' }) patientId?: string | null;
  @CheckedWhole(NewBookingPatient, { description: 'Instead of `patientId`: a new patient, entered with the booking' })
  patient?: NewBookingPatient | null;
  @Checked(doctor) doctorId!: string;
  @Checked(start) appointmentDate!: string;
  @Checked(optional(oneOf(['pending'], 'A new appointment is pending'))) status?: 'pending' | null;
  @Checked(note()) notes?: string | null;
  @Checked(optional(uuid()), { description: 'The hold on this start, if there is one' }) holdId?: string | null;
  @Checked(optional(flag()), { description: SHARED }) shared?: boolean | null;
  @Checked(noticeShown, { description: 'The privacy notice that the form has shown' }) noticeVersion?: string | null;
}

export class RequestCode {
  @Checked(visitorRules.phone) phone!: string;
}

export class VerifyCode {
  @Checked(uuid('Please ask for a new code')) requestId!: string;
  @Checked(visitorRules.phone) phone!: string;
  @Checked(codeRule, { example: '042179' }) code!: string;
}

export class CodeRequestAnswer {
  @ApiProperty({ format: 'uuid', description: 'Goes with the code' }) requestId!: string;
  @ApiProperty({ format: 'date-time' }) expiresAt!: string;
}

export class BookingHospitalAnswer {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'Lotus Care Hospital' }) name!: string;
  @ApiProperty({ example: 'Pune' }) city!: string;
  @ApiProperty({ ...words, example: '+91 55500 10001' }) phone!: string | null;
  @ApiProperty({ ...words, example: 'tel:+915550010001' }) call!: string | null;
  @ApiProperty({ ...words, example: '12 MG Road' }) address!: string | null;
  @ApiProperty({ example: 'lotus-care-hospital' }) bookingSlug!: string;
  @ApiProperty({ example: 'Asia/Kolkata' }) timeZone!: string;
}

export class BookingDoctorAnswer {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'Dr. Meera Iyer' }) fullName!: string;
  @ApiProperty({ example: 'Cardiology' }) specialty!: string;
  @ApiProperty({ type: 'integer', nullable: true, example: 12 }) experience!: number | null;
  @ApiProperty({ type: String, isArray: true, example: ['Monday', 'Wednesday'] }) workingDays!: readonly string[];
  @ApiProperty({ type: String, isArray: true, example: ['09:00-12:00'] }) timeSlots!: readonly string[];
  @ApiProperty({ type: 'integer', example: 15 }) consultationMinutes!: number;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    example: '2026-11-24T09:30:00+05:30',
    description: 'The next start that is free; null when none is within 14 days',
  })
  nextFree!: string | null;
}

export class KnownPatientAnswer {
  @ApiProperty({ format: 'uuid', description: 'A handle of 30 minutes, not the id of a patient' }) id!: string;
  @ApiProperty({ example: 'Asha Verma' }) name!: string;
  @ApiProperty(words) email!: string | null;
  @ApiProperty({ type: 'integer', nullable: true, example: 34 }) age!: number | null;
  @ApiProperty({ type: String, enum: GENDERS, nullable: true }) gender!: Gender | null;
  @ApiProperty(words) location!: string | null;
}

export class Verification {
  @ApiProperty({ example: true }) available!: boolean;
  @ApiProperty({ ...words, example: 'sms' }) channel!: string | null;
}

export class PhoneCheckAnswer {
  @ApiProperty({ example: false }) exists!: boolean;
  @ApiProperty({ type: KnownPatientAnswer, nullable: true, example: null }) patient!: KnownPatientAnswer | null;
  @ApiProperty({
    type: KnownPatientAnswer,
    isArray: true,
    required: false,
    example: [],
    description: 'Others of the same phone whom this browser knows',
  })
  others?: KnownPatientAnswer[];
  @ApiProperty({ type: Verification }) verification!: Verification;
}

export class BookingPatientId {
  @ApiProperty({ format: 'uuid', description: 'The handle to book with' }) id!: string;
}

export class HoldAnswer {
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'Null: the start is free, but it is not kept' }) holdId!:
    | string
    | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) expiresAt!: string | null;
}

class BookedDoctor {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'Dr. Meera Iyer' }) fullName!: string;
  @ApiProperty({ example: 'Cardiology' }) specialty!: string;
}

class BookedHospital {
  @ApiProperty({ example: 'Lotus Care Hospital' }) name!: string;
  @ApiProperty({ example: 'Pune' }) city!: string;
  @ApiProperty({ ...words, example: '12 MG Road' }) address!: string | null;
  @ApiProperty({ ...words, example: '+91 55500 10001' }) phone!: string | null;
  @ApiProperty({ ...words, example: 'tel:+915550010001' }) call!: string | null;
  @ApiProperty({ example: 'Asia/Kolkata' }) timeZone!: string;
}

export class BookedAppointmentAnswer {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ type: 'integer', example: 100001, description: 'The number that people read out' }) number!: number;
  @ApiProperty({ example: 'pending' }) status!: string;
  @ApiProperty({ format: 'date-time', example: '2026-11-24T09:30:00+05:30' }) appointmentDate!: string;
  @ApiProperty({ example: '09:30', description: 'On the clock of the hospital' }) timeSlot!: string;
  @ApiProperty({ format: 'date-time', example: '2026-11-24T09:45:00+05:30' }) endsAt!: string;
  @ApiProperty({ type: BookedDoctor }) doctor!: BookedDoctor;
  @ApiProperty({ type: BookedHospital }) hospital!: BookedHospital;
}
