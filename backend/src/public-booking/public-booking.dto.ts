import { ApiProperty } from '@nestjs/swagger';
import { publicChoiceRules } from '@arogya/domain/appointments/rules';
import { LANGUAGES, type Language } from '@arogya/domain/languages/languages';
import { codeRule } from '@arogya/domain/public-booking/code';
import { GENDERS, visitorRules, type Gender } from '@arogya/domain/patients/rules';
import { noticeShown } from '@arogya/domain/privacy/notice';
import { flag, note, oneOf, optional, text, uuid } from '@arogya/domain/rule';
import { day, instant } from '@arogya/domain/when';
import { Checked, CheckedQuery, CheckedWhole } from '../http/checked.decorator';
import { PERSON_LENGTH } from './person-of-device';

const CODE_PHONE = { description: 'The phone number to which the code goes, at least 10 characters.' } as const;
const HOSPITAL_NAME = { description: 'The name of the hospital.', example: 'Lotus Care Hospital' } as const;
const HOSPITAL_PHONE = {
  description: 'The phone number to call, as it is shown; null when the hospital has given none.',
  example: '+91 55500 10001',
} as const;
const CALL = { description: 'The address that dials it; null where that is no number.', example: 'tel:+915550010001' } as const;
const words = { type: String, nullable: true } as const;
const handle = uuid('Please enter your phone number again');
const person = text({ min: PERSON_LENGTH, max: PERSON_LENGTH, message: 'Please choose again who the appointment is for' });
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
  @Checked(text({ max: 80, message: 'Please open the booking link again' }), {
    description: 'The part of the booking link behind `/book/`.',
  })
  slug!: string;
  @Checked(doctor) doctorId!: string;
  @Checked(start, { description: 'The start to keep: ISO 8601 with offset, as in `at` of the slots.' }) appointmentDate!: string;
  @Checked(optional(uuid()), { description: 'An earlier hold of the same visitor: given back in the same step' }) replaces?: string | null;
  @Checked(optional(flag()), { description: SHARED }) shared?: boolean | null;
}

export class NewBooking {
  @Checked(optional(handle), { description: 'The handle from check-phone or from the new patient' }) patientId?: string | null;
  @CheckedWhole(NewBookingPatient, { description: 'Instead of `patientId`: a new patient, entered with the booking' })
  patient?: NewBookingPatient | null;
  @Checked(optional(person), { description: 'Instead of both: one of the people of this browser, from `again`' }) person?: string | null;
  @Checked(doctor) doctorId!: string;
  @Checked(start) appointmentDate!: string;
  @Checked(optional(oneOf(['pending'], 'A new appointment is pending')), {
    description: 'A new appointment is `pending`, whether this is sent or not.',
  })
  status?: 'pending' | null;
  @Checked(note(), { description: 'Notes for the appointment, free text.' }) notes?: string | null;
  @Checked(optional(uuid()), { description: 'The hold on this start, if there is one' }) holdId?: string | null;
  @Checked(optional(flag()), { description: SHARED }) shared?: boolean | null;
  @Checked(noticeShown, { description: 'The privacy notice that the form has shown' }) noticeVersion?: string | null;
  @Checked(optional(oneOf(LANGUAGES, 'Please choose a language')), {
    description: 'The language of the page, where its visitor had a choice: messages about the appointment have it, too.',
  })
  language?: Language | null;
}

export class RequestCode {
  @Checked(visitorRules.phone, CODE_PHONE) phone!: string;
  @Checked(optional(oneOf(LANGUAGES)), { example: 'hi', description: 'Of the page on which it is asked for; without one English.' })
  language?: Language | null;
}

export class VerifyCode {
  @Checked(uuid('Please ask for a new code'), { description: 'The `requestId` with which the code was asked for.' }) requestId!: string;
  @Checked(visitorRules.phone, CODE_PHONE) phone!: string;
  @Checked(codeRule, { example: '042179', description: 'The six digits of the code.' }) code!: string;
}

export class CodeRequestAnswer {
  @ApiProperty({ format: 'uuid', description: 'Goes with the code' }) requestId!: string;
  @ApiProperty({ format: 'date-time', description: 'Until when the code may be used: ISO 8601 with offset.' }) expiresAt!: string;
}

export class BookingHospitalAnswer {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty(HOSPITAL_NAME) name!: string;
  @ApiProperty({ example: 'Pune' }) city!: string;
  @ApiProperty({ ...words, ...HOSPITAL_PHONE }) phone!: string | null;
  @ApiProperty({ ...words, ...CALL }) call!: string | null;
  @ApiProperty({ ...words, example: '12 MG Road' }) address!: string | null;
  @ApiProperty({ example: 'lotus-care-hospital', description: 'The part of the booking link behind `/book/`.' }) bookingSlug!: string;
  @ApiProperty({ example: 'Asia/Kolkata' }) timeZone!: string;
}

export class BookingDoctorAnswer {
  @ApiProperty({ format: 'uuid', description: 'The id of the doctor.' }) id!: string;
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
  @ApiProperty({ example: true, description: 'Whether codes are sent here.' }) available!: boolean;
  @ApiProperty({ ...words, example: 'sms', description: 'How they are sent; null when they are not.' }) channel!: string | null;
}

export class PhoneCheckAnswer {
  @ApiProperty({ example: false, description: 'Whether this browser may know of a patient with this phone.' }) exists!: boolean;
  @ApiProperty({
    type: KnownPatientAnswer,
    nullable: true,
    example: null,
    description: 'The patient last booked from this browser; null when it knows of none.',
  })
  patient!: KnownPatientAnswer | null;
  @ApiProperty({
    type: KnownPatientAnswer,
    isArray: true,
    required: false,
    example: [],
    description: 'Others of the same phone whom this browser knows',
  })
  others?: KnownPatientAnswer[];
  @ApiProperty({ type: Verification, description: 'Whether the phone can be proven by a one-time code.' }) verification!: Verification;
}

export class PersonAgain {
  @ApiProperty({
    minLength: PERSON_LENGTH,
    maxLength: PERSON_LENGTH,
    example: 'p3Vh0yWkq1n8Zr5TtXoJ2mLc9sUdEf7GiBa4RbYwQxA',
    description: 'To book with, in this browser alone, until five minutes after its next booking. It is not the id of a patient.',
  })
  person!: string;
  @ApiProperty({ example: 'Asha V.', description: 'As it was typed in this browser: first name and initial.' }) name!: string;
}

export class AgainAnswer {
  @ApiProperty({ type: PersonAgain, isArray: true, description: 'The last one first, at most five; empty when it knows nobody.' })
  people!: PersonAgain[];
}

export class BookingPatientId {
  @ApiProperty({ format: 'uuid', description: 'The handle to book with' }) id!: string;
}

export class HoldAnswer {
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'Null: the start is free, but it is not kept' }) holdId!:
    | string
    | null;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Until when the start is kept: ISO 8601 with offset; null without a hold.',
  })
  expiresAt!: string | null;
}

class BookedDoctor {
  @ApiProperty({ format: 'uuid', description: 'The id of the doctor.' }) id!: string;
  @ApiProperty({ example: 'Dr. Meera Iyer' }) fullName!: string;
  @ApiProperty({ example: 'Cardiology' }) specialty!: string;
}

class BookedHospital {
  @ApiProperty(HOSPITAL_NAME) name!: string;
  @ApiProperty({ example: 'Pune' }) city!: string;
  @ApiProperty({ ...words, example: '12 MG Road' }) address!: string | null;
  @ApiProperty({ ...words, ...HOSPITAL_PHONE }) phone!: string | null;
  @ApiProperty({ ...words, ...CALL }) call!: string | null;
  @ApiProperty({ example: 'Asia/Kolkata' }) timeZone!: string;
}

export class BookedAppointmentAnswer {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ type: 'integer', example: 100001, description: 'The number that people read out' }) number!: number;
  @ApiProperty({ example: 'pending', description: 'Where the appointment stands. All but `cancelled` and `no_show` occupy its time.' })
  status!: string;
  @ApiProperty({ format: 'date-time', example: '2026-11-24T09:30:00+05:30' }) appointmentDate!: string;
  @ApiProperty({ example: '09:30', description: 'On the clock of the hospital' }) timeSlot!: string;
  @ApiProperty({ format: 'date-time', example: '2026-11-24T09:45:00+05:30' }) endsAt!: string;
  @ApiProperty({ type: BookedDoctor, description: 'The doctor of the appointment.' }) doctor!: BookedDoctor;
  @ApiProperty({ type: BookedHospital, description: 'The hospital of the appointment.' }) hospital!: BookedHospital;
  @ApiProperty({
    ...words,
    example: 'https://care.example/a/AAYahAAB3x0kq0c2Y9mPzQm',
    description: 'The page on which the patient sees, moves and cancels it: a key, for the patient alone. Null on a shared device.',
  })
  link!: string | null;
}
