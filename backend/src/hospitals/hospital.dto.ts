import { ApiProperty } from '@nestjs/swagger';
import { hospitalRules } from '@arogya/domain/hospitals/rules';
import { flag, optional } from '@arogya/domain/rule';
import { Checked, CheckedQuery } from '../http/checked.decorator';
import { ArchivedQuery } from '../archive/archived';
import { AccountFields } from '../users/account-fields.dto';

const STATE_ID = { description: 'The state that the hospital is in, from the reference list `states`.' } as const;
const WEBSITE = { description: 'The address of its website.' } as const;
const TYPE = { description: 'What kind of hospital it is, free text.', example: 'Multispeciality' } as const;
const ACCREDITATION = { description: 'Its accreditation, free text.', example: 'NABH' } as const;
const SPECIALTIES = { description: 'The names of its specialties, as in the reference list `specialties`.' } as const;
const IS_ACTIVE = { description: 'Whether its booking page is open.' } as const;
const PHONE = { description: 'Its phone number, shown to patients.' } as const;
const EMAIL = { description: 'Its e-mail address.', example: 'frontdesk@lotus-care.example.in' } as const;
const NAME = { description: 'The name of the hospital.', example: 'Lotus Care Hospital' } as const;

/** The fields of the hospital form; `createUserAccount` with username and password also makes its administrator. */
class HospitalFields extends AccountFields {
  @Checked(hospitalRules.name, NAME) name!: string;
  @Checked(hospitalRules.city) city!: string;
  @Checked(hospitalRules.address) address?: string | null;
  @Checked(hospitalRules.stateId, STATE_ID) stateId?: string | null;
  @Checked(hospitalRules.phone, PHONE) phone?: string | null;
  @Checked(hospitalRules.email, EMAIL) email?: string | null;
  @Checked(hospitalRules.website, WEBSITE) website?: string | null;
  @Checked(hospitalRules.type, TYPE) type?: string | null;
  @Checked(hospitalRules.accreditation, ACCREDITATION) accreditation?: string | null;
  @Checked(hospitalRules.specialties, SPECIALTIES) specialties?: string[] | null;
  @Checked(hospitalRules.timeZone) timeZone?: string | null;
  @Checked(hospitalRules.isActive, IS_ACTIVE) isActive?: boolean | null;
}

export class CreateHospital extends HospitalFields {
  @Checked(hospitalRules.bookingSlug, {
    example: 'lotus-care-hospital',
    description: 'The part of the booking link behind `/book/`; without it, it is made from the name.',
  })
  bookingSlug?: string | null;
}

export class UpdateHospital extends HospitalFields {
  @Checked(hospitalRules.name, { ...NAME, ifSent: true }) declare name: string;
  @Checked(hospitalRules.city, { ifSent: true }) declare city: string;
}

export class HospitalQuery extends ArchivedQuery {
  @CheckedQuery(optional(flag())) isActive?: boolean;
}

const words = { type: String, nullable: true } as const;

export class Hospital {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty(NAME) name!: string;
  @ApiProperty({ ...words, example: '12 MG Road' }) address!: string | null;
  @ApiProperty({ example: 'Pune' }) city!: string;
  @ApiProperty({ ...words, format: 'uuid', ...STATE_ID }) stateId!: string | null;
  @ApiProperty({ ...words, example: '+91 55500 10900', ...PHONE }) phone!: string | null;
  @ApiProperty({ ...words, ...EMAIL }) email!: string | null;
  @ApiProperty({ ...words, ...WEBSITE }) website!: string | null;
  @ApiProperty({ ...words, ...TYPE }) type!: string | null;
  @ApiProperty({ ...words, ...ACCREDITATION }) accreditation!: string | null;
  @ApiProperty({ type: [String], example: ['Cardiology'], ...SPECIALTIES }) specialties!: string[];
  @ApiProperty({ description: 'The part of /book/{slug}; given once, kept for ever', example: 'lotus-care-hospital' }) bookingSlug!: string;
  @ApiProperty({ description: 'The IANA time zone of its days and times', example: 'Asia/Kolkata' }) timeZone!: string;
  @ApiProperty(IS_ACTIVE) isActive!: boolean;
  @ApiProperty({ type: 'integer', example: 1 }) version!: number;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ format: 'date-time' }) updatedAt!: string;
}

export class BookingAddressQuery {
  @CheckedQuery(hospitalRules.name, { example: 'Lotus Care Hospital', description: 'The name that the hospital is to have' }) name!: string;
}

export class BookingAddress {
  @ApiProperty({ example: 'lotus-care-hospital', description: 'The part of the booking link behind `/book/`, free at this moment.' })
  bookingSlug!: string;
}

export class ActiveHospital {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty(NAME) name!: string;
  @ApiProperty({ example: 'Pune' }) city!: string;
  @ApiProperty({ example: 'Asia/Kolkata' }) timeZone!: string;
}

export class HospitalTotals {
  @ApiProperty({ type: 'integer', example: 12, description: 'How many hospitals there are that are not archived.' }) total!: number;
  @ApiProperty({ type: 'integer', example: 11, description: 'How many of them are active.' }) active!: number;
  @ApiProperty({ type: 'integer', example: 1, description: 'How many of them are inactive.' }) inactive!: number;
}

export class HospitalQr {
  @ApiProperty({ description: 'PNG as a data URL', example: 'data:image/png;base64,iVBORw0KGgo' }) qrCode!: string;
  @ApiProperty({
    example: 'https://care.example.in/book/lotus-care-hospital',
    description: 'The address of the booking page that the QR code leads to.',
  })
  bookingUrl!: string;
  @ApiProperty({ ...words, example: '+91 55500 10900', description: "The hospital's phone, for the poster." }) phone!: string | null;
  @ApiProperty({
    ...words,
    example: 'MH',
    description: 'The code of its state, from which the second language of the poster follows; null if the hospital has none.',
  })
  stateCode!: string | null;
  @ApiProperty({
    type: [String],
    example: ['https://www.lotuscare.in'],
    description: 'The websites that may show the booking page, as the settings of the hospital name them.',
  })
  embedOrigins!: string[];
}
