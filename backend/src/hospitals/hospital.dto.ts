import { ApiProperty } from '@nestjs/swagger';
import { hospitalRules } from '@arogya/domain/hospitals/rules';
import { flag, optional } from '@arogya/domain/rule';
import { Checked, CheckedQuery } from '../http/checked.decorator';
import { ArchivedQuery } from '../archive/archived';
import { AccountFields } from '../users/account-fields.dto';

/** The fields of the hospital form; `createUserAccount` with username and password also makes its administrator. */
class HospitalFields extends AccountFields {
  @Checked(hospitalRules.name, { example: 'Lotus Care Hospital' }) name!: string;
  @Checked(hospitalRules.city) city!: string;
  @Checked(hospitalRules.address) address?: string | null;
  @Checked(hospitalRules.stateId) stateId?: string | null;
  @Checked(hospitalRules.phone) phone?: string | null;
  @Checked(hospitalRules.email, { example: 'frontdesk@lotus-care.example.in' }) email?: string | null;
  @Checked(hospitalRules.website) website?: string | null;
  @Checked(hospitalRules.type, { example: 'Multispeciality' }) type?: string | null;
  @Checked(hospitalRules.accreditation, { example: 'NABH' }) accreditation?: string | null;
  @Checked(hospitalRules.specialties) specialties?: string[] | null;
  @Checked(hospitalRules.timeZone) timeZone?: string | null;
  @Checked(hospitalRules.isActive) isActive?: boolean | null;
}

export class CreateHospital extends HospitalFields {
  @Checked(hospitalRules.bookingSlug, { example: 'lotus-care-hospital' }) bookingSlug?: string | null;
}

export class UpdateHospital extends HospitalFields {
  @Checked(hospitalRules.name, { ifSent: true, example: 'Lotus Care Hospital' }) declare name: string;
  @Checked(hospitalRules.city, { ifSent: true }) declare city: string;
}

export class HospitalQuery extends ArchivedQuery {
  @CheckedQuery(optional(flag())) isActive?: boolean;
}

const words = { type: String, nullable: true } as const;

export class Hospital {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'Lotus Care Hospital' }) name!: string;
  @ApiProperty({ ...words, example: '12 MG Road' }) address!: string | null;
  @ApiProperty({ example: 'Pune' }) city!: string;
  @ApiProperty({ ...words, format: 'uuid' }) stateId!: string | null;
  @ApiProperty({ ...words, example: '+91 55500 10900' }) phone!: string | null;
  @ApiProperty({ ...words, example: 'frontdesk@lotus-care.example.in' }) email!: string | null;
  @ApiProperty(words) website!: string | null;
  @ApiProperty({ ...words, example: 'Multispeciality' }) type!: string | null;
  @ApiProperty({ ...words, example: 'NABH' }) accreditation!: string | null;
  @ApiProperty({ type: [String], example: ['Cardiology'] }) specialties!: string[];
  @ApiProperty({ description: 'The part of /book/{slug}; given once, kept for ever', example: 'lotus-care-hospital' }) bookingSlug!: string;
  @ApiProperty({ description: 'The IANA time zone of its days and times', example: 'Asia/Kolkata' }) timeZone!: string;
  @ApiProperty() isActive!: boolean;
  @ApiProperty({ type: 'integer', example: 1 }) version!: number;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ format: 'date-time' }) updatedAt!: string;
}

export class BookingAddressQuery {
  @CheckedQuery(hospitalRules.name, { example: 'Lotus Care Hospital', description: 'The name that the hospital is to have' }) name!: string;
}

export class BookingAddress {
  @ApiProperty({ example: 'lotus-care-hospital' }) bookingSlug!: string;
}

export class ActiveHospital {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'Lotus Care Hospital' }) name!: string;
  @ApiProperty({ example: 'Pune' }) city!: string;
  @ApiProperty({ example: 'Asia/Kolkata' }) timeZone!: string;
}

export class HospitalTotals {
  @ApiProperty({ type: 'integer', example: 12 }) total!: number;
  @ApiProperty({ type: 'integer', example: 11 }) active!: number;
  @ApiProperty({ type: 'integer', example: 1 }) inactive!: number;
}

export class HospitalQr {
  @ApiProperty({ description: 'PNG as a data URL', example: 'data:image/png;base64,iVBORw0KGgo' }) qrCode!: string;
  @ApiProperty({ example: 'https://care.example.in/book/lotus-care-hospital' }) bookingUrl!: string;
  @ApiProperty({ ...words, example: '+91 55500 10900' }) phone!: string | null;
  @ApiProperty({ ...words, example: 'MH' }) stateCode!: string | null;
}
