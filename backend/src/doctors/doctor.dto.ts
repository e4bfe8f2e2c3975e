import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { WEEKDAYS } from '@arogya/domain/clock';
import { doctorRules } from '@arogya/domain/doctors/rules';
import { flag, optional, text, uuid } from '@arogya/domain/rule';
import { Checked, CheckedQuery } from '../http/checked.decorator';
import { ArchivedQuery } from '../archive/archived';
import { Ids } from '../paging/ids';
import { AccountFields } from '../users/account-fields.dto';

const HOSPITAL_ID = { description: 'The hospital of the doctor; null when its name was typed by hand.' } as const;
const SERVICES = { description: 'The names of the services that the doctor offers, as in the reference list `services`.' } as const;
const IS_ACTIVE = { description: 'Whether the doctor can be booked.' } as const;
const EMAIL = 'dr.meera@example.in';

/**
 * The fields of the doctor form. The hospital is one of ours (`hospitalId`), or a name typed by hand (`hospitalId: null`
 * with `hospitalName`). A hospitalName alone means our hospital of that name, if there is one.
 */
export class CreateDoctor extends AccountFields {
  @Checked(doctorRules.fullName) fullName!: string;
  @Checked(doctorRules.specialty) specialty!: string;
  @Checked(doctorRules.phone) phone!: string;
  @Checked(doctorRules.email, { example: EMAIL, description: 'The e-mail address of the doctor.' }) email!: string;
  @Checked(doctorRules.hospitalId, HOSPITAL_ID) hospitalId?: string | null;
  @Checked(optional(doctorRules.hospitalName), {
    description: 'The name of a hospital that is none of ours; required without a hospitalId',
  })
  hospitalName?: string | null;
  @Checked(doctorRules.city) city!: string;
  @Checked(doctorRules.licenseNumber, { description: 'The number of the licence to practise.' }) licenseNumber!: string;
  @Checked(doctorRules.experience) experience?: number | null;
  @Checked(doctorRules.workingDays) workingDays?: string[] | null;
  @Checked(doctorRules.timeSlots) timeSlots?: string[] | null;
  @Checked(doctorRules.consultationMinutes, { example: 15 }) consultationMinutes?: number | null;
  @Checked(doctorRules.services, SERVICES) services?: string[] | null;
  @Checked(doctorRules.isActive, IS_ACTIVE) isActive?: boolean | null;
}

export class UpdateDoctor extends CreateDoctor {
  @Checked(doctorRules.fullName, { ifSent: true }) declare fullName: string;
  @Checked(doctorRules.specialty, { ifSent: true }) declare specialty: string;
  @Checked(doctorRules.phone, { ifSent: true }) declare phone: string;
  @Checked(doctorRules.email, { ifSent: true, example: EMAIL }) declare email: string;
  @Checked(doctorRules.city, { ifSent: true }) declare city: string;
  @Checked(doctorRules.licenseNumber, { ifSent: true }) declare licenseNumber: string;
}

const word = (name: string) => optional(text({ message: `Please choose a ${name}` }));

export class DoctorQuery extends ArchivedQuery {
  @CheckedQuery(word('specialty'), { description: 'Only doctors of this specialty, by its whole name.' }) specialty?: string;
  @CheckedQuery(word('city'), { description: 'Only doctors in this city, by its whole name.' }) city?: string;
  @CheckedQuery(optional(uuid('Please choose a hospital'))) hospitalId?: string;
  @CheckedQuery(optional(flag())) isActive?: boolean;
  @Ids() ids?: string;
}

export class HospitalOfDoctor {
  @ApiProperty({ format: 'uuid', description: 'The id of the hospital.' }) id!: string;
  @ApiProperty({ example: 'Lotus Care Hospital', description: 'The name of the hospital.' }) name!: string;
  @ApiProperty({ example: 'Asia/Kolkata' }) timeZone!: string;
}

const words = { type: String, nullable: true } as const;

/** A doctor in an answer; agents do not get userId, email and licenseNumber. */
export class Doctor {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiPropertyOptional({
    ...words,
    format: 'uuid',
    description: 'The account with which the doctor signs in; null without one. Left out for agents.',
  })
  userId?: string | null;
  @ApiProperty({ example: 'Meera Iyer' }) fullName!: string;
  @ApiProperty({ example: 'Cardiology' }) specialty!: string;
  @ApiProperty({ example: '+91 55500 10001' }) phone!: string;
  @ApiPropertyOptional({ ...words, example: EMAIL, description: 'The e-mail address of the doctor. Left out for agents.' })
  email?: string | null;
  @ApiProperty({ ...words, format: 'uuid', ...HOSPITAL_ID }) hospitalId!: string | null;
  @ApiProperty({ ...words, example: 'Lotus Care Hospital', description: 'The name of the hospital, chosen or typed by hand.' })
  hospitalName!: string | null;
  @ApiProperty({ example: 'Pune' }) city!: string;
  @ApiProperty({ type: 'integer', nullable: true, example: 12 }) experience!: number | null;
  @ApiPropertyOptional({ ...words, example: 'MMC/2011/04512', description: 'The number of the licence to practise. Left out for agents.' })
  licenseNumber?: string | null;
  @ApiProperty({ enum: WEEKDAYS, enumName: 'Weekday', isArray: true, example: ['Monday', 'Wednesday'] }) workingDays!: string[];
  @ApiProperty({ type: [String], example: ['09:00-12:00', '14:00-17:00'] }) timeSlots!: string[];
  @ApiProperty({ type: [String], example: ['ECG'], ...SERVICES }) services!: string[];
  @ApiProperty({ type: 'integer', example: 15 }) consultationMinutes!: number;
  @ApiProperty(IS_ACTIVE) isActive!: boolean;
  @ApiProperty({ type: 'integer', example: 1 }) version!: number;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ format: 'date-time' }) updatedAt!: string;
  @ApiProperty({
    type: HospitalOfDoctor,
    nullable: true,
    description: 'The hospital with its time zone; null when its name was typed by hand.',
  })
  hospital!: HospitalOfDoctor | null;
  @ApiPropertyOptional({
    ...words,
    format: 'uuid',
    description: 'Only of a doctor who was changed: the calendar change about whose appointments somebody has to decide; null for none',
  })
  openChangeId?: string | null;
}

export class DoctorDetails extends Doctor {
  @ApiProperty({ type: 'integer', description: 'The number of upcoming appointments; a deletion would cancel them', example: 4 })
  upcomingAppointments!: number;
}
