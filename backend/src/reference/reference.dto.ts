import { ApiProperty } from '@nestjs/swagger';
import { cityRules, serviceRules, specialtyRules, stateRules } from '@arogya/domain/reference/rules';
import { flag, optional, uuid } from '@arogya/domain/rule';
import { Checked, CheckedQuery } from '../http/checked.decorator';
import { ArchivedQuery } from '../archive/archived';

const SERVICE_NAME = { description: 'The name of the service; unique, capitals aside.', example: 'ECG' } as const;
const SERVICE_DESCRIPTION = {
  description: 'What the service is, in one or two sentences.',
  example: 'Twelve leads, with the report',
} as const;
const CATEGORY = { description: 'The group to which the service belongs, free text; null without one.', example: 'Diagnostics' } as const;
const SPECIALTY_NAME = { description: 'The name of the specialty; unique, capitals aside.', example: 'Cardiology' } as const;
const SPECIALTY_DESCRIPTION = { description: 'What the specialty treats, in one or two sentences.', example: 'Heart and vessels' } as const;
const DEPARTMENT = { description: 'The department to which it belongs, free text; null without one.', example: 'Medicine' } as const;
const STATE_NAME = { description: 'The name of the state; unique, capitals aside.', example: 'Maharashtra' } as const;
const CODE = { description: 'The short code of the state, kept in upper case; unique.', example: 'MH' } as const;
const COUNTRY = { description: 'The country of the state; `India` unless stated.', example: 'India' } as const;
const CITY_NAME = { description: 'The name of the city; unique within its state.', example: 'Pune' } as const;
const CITY_STATE = { description: 'The state that the city is in.' } as const;
const PINCODE = { description: 'The postal code, at most 12 characters; null without one.', example: '411001' } as const;

export class CreateService {
  @Checked(serviceRules.name, SERVICE_NAME) name!: string;
  @Checked(serviceRules.description, SERVICE_DESCRIPTION) description?: string | null;
  @Checked(serviceRules.category, CATEGORY) category?: string | null;
  @Checked(serviceRules.isActive) isActive?: boolean | null;
}
export class UpdateService extends CreateService {
  @Checked(serviceRules.name, { ...SERVICE_NAME, ifSent: true }) declare name: string;
}

export class CreateSpecialty {
  @Checked(specialtyRules.name, SPECIALTY_NAME) name!: string;
  @Checked(specialtyRules.description, SPECIALTY_DESCRIPTION) description?: string | null;
  @Checked(specialtyRules.department, DEPARTMENT) department?: string | null;
  @Checked(specialtyRules.isActive) isActive?: boolean | null;
}
export class UpdateSpecialty extends CreateSpecialty {
  @Checked(specialtyRules.name, { ...SPECIALTY_NAME, ifSent: true }) declare name: string;
}

export class CreateState {
  @Checked(stateRules.name, STATE_NAME) name!: string;
  @Checked(stateRules.code, CODE) code!: string;
  @Checked(optional(stateRules.country), COUNTRY) country?: string | null;
  @Checked(stateRules.isActive) isActive?: boolean | null;
}
export class UpdateState extends CreateState {
  @Checked(stateRules.name, { ...STATE_NAME, ifSent: true }) declare name: string;
  @Checked(stateRules.code, { ...CODE, ifSent: true }) declare code: string;
  @Checked(stateRules.country, { ...COUNTRY, ifSent: true }) declare country?: string;
}

export class CreateCity {
  @Checked(cityRules.name, CITY_NAME) name!: string;
  @Checked(cityRules.stateId, CITY_STATE) stateId!: string;
  @Checked(cityRules.pincode, PINCODE) pincode?: string | null;
  @Checked(cityRules.isActive) isActive?: boolean | null;
}
export class UpdateCity extends CreateCity {
  @Checked(cityRules.name, { ...CITY_NAME, ifSent: true }) declare name: string;
  @Checked(cityRules.stateId, { ...CITY_STATE, ifSent: true }) declare stateId: string;
}

export class ReferenceQuery extends ArchivedQuery {
  @CheckedQuery(optional(flag())) isActive?: boolean;
}
export class CityQuery extends ReferenceQuery {
  @CheckedQuery(optional(uuid('Please choose a state')), { description: 'Only cities of this state.' }) stateId?: string;
}

const words = { type: String, nullable: true } as const;

/** The fields of every entry. */
export class ReferenceEntry {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() name!: string;
  @ApiProperty() isActive!: boolean;
  @ApiProperty({ type: 'integer', description: 'How many records use it', example: 3 }) uses!: number;
  @ApiProperty({ type: 'integer', example: 1 }) version!: number;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ format: 'date-time' }) updatedAt!: string;
}

export class Service extends ReferenceEntry {
  @ApiProperty(SERVICE_NAME) declare name: string;
  @ApiProperty({ ...words, ...SERVICE_DESCRIPTION }) description!: string | null;
  @ApiProperty({ ...words, ...CATEGORY }) category!: string | null;
}

export class Specialty extends ReferenceEntry {
  @ApiProperty(SPECIALTY_NAME) declare name: string;
  @ApiProperty({ ...words, ...SPECIALTY_DESCRIPTION }) description!: string | null;
  @ApiProperty({ ...words, ...DEPARTMENT }) department!: string | null;
}

export class State extends ReferenceEntry {
  @ApiProperty(STATE_NAME) declare name: string;
  @ApiProperty(CODE) code!: string;
  @ApiProperty(COUNTRY) country!: string;
}

export class StateOfCity {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty(STATE_NAME) name!: string;
  @ApiProperty(CODE) code!: string;
}

export class City extends ReferenceEntry {
  @ApiProperty(CITY_NAME) declare name: string;
  @ApiProperty({ format: 'uuid', ...CITY_STATE }) stateId!: string;
  @ApiProperty({ type: StateOfCity, ...CITY_STATE }) state!: StateOfCity;
  @ApiProperty({ ...words, ...PINCODE }) pincode!: string | null;
}

/** Active entries to choose from. */
export class ActiveEntry {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() name!: string;
}
export class ActiveService extends ActiveEntry {
  @ApiProperty(SERVICE_NAME) declare name: string;
  @ApiProperty({ ...words, ...CATEGORY }) category!: string | null;
}
export class ActiveSpecialty extends ActiveEntry {
  @ApiProperty(SPECIALTY_NAME) declare name: string;
  @ApiProperty({ ...words, ...DEPARTMENT }) department!: string | null;
}
export class ActiveState extends ActiveEntry {
  @ApiProperty(STATE_NAME) declare name: string;
  @ApiProperty(CODE) code!: string;
}
export class ActiveCity extends ActiveEntry {
  @ApiProperty(CITY_NAME) declare name: string;
  @ApiProperty({ type: StateOfCity, ...CITY_STATE }) state!: StateOfCity;
}
