import { ApiProperty } from '@nestjs/swagger';
import { cityRules, serviceRules, specialtyRules, stateRules } from '@arogya/domain/reference/rules';
import { flag, optional, uuid } from '@arogya/domain/rule';
import { Checked, CheckedQuery } from '../http/checked.decorator';
import { ArchivedQuery } from '../archive/archived';

const EXAMPLES = { service: 'ECG', specialty: 'Cardiology', state: 'Maharashtra', city: 'Pune' } as const;
const DESCRIPTION = 'Twelve leads, with the report';

export class CreateService {
  @Checked(serviceRules.name, { example: EXAMPLES.service }) name!: string;
  @Checked(serviceRules.description, { example: DESCRIPTION }) description?: string | null;
  @Checked(serviceRules.category, { example: 'Diagnostics' }) category?: string | null;
  @Checked(serviceRules.isActive) isActive?: boolean | null;
}
export class UpdateService extends CreateService {
  @Checked(serviceRules.name, { ifSent: true, example: EXAMPLES.service }) declare name: string;
}

export class CreateSpecialty {
  @Checked(specialtyRules.name, { example: EXAMPLES.specialty }) name!: string;
  @Checked(specialtyRules.description, { example: 'Heart and vessels' }) description?: string | null;
  @Checked(specialtyRules.department, { example: 'Medicine' }) department?: string | null;
  @Checked(specialtyRules.isActive) isActive?: boolean | null;
}
export class UpdateSpecialty extends CreateSpecialty {
  @Checked(specialtyRules.name, { ifSent: true, example: EXAMPLES.specialty }) declare name: string;
}

export class CreateState {
  @Checked(stateRules.name, { example: EXAMPLES.state }) name!: string;
  @Checked(stateRules.code, { example: 'MH' }) code!: string;
  @Checked(optional(stateRules.country), { example: 'India' }) country?: string | null;
  @Checked(stateRules.isActive) isActive?: boolean | null;
}
export class UpdateState extends CreateState {
  @Checked(stateRules.name, { ifSent: true, example: EXAMPLES.state }) declare name: string;
  @Checked(stateRules.code, { ifSent: true, example: 'MH' }) declare code: string;
  @Checked(stateRules.country, { ifSent: true, example: 'India' }) declare country?: string;
}

export class CreateCity {
  @Checked(cityRules.name, { example: EXAMPLES.city }) name!: string;
  @Checked(cityRules.stateId) stateId!: string;
  @Checked(cityRules.pincode, { example: '411001' }) pincode?: string | null;
  @Checked(cityRules.isActive) isActive?: boolean | null;
}
export class UpdateCity extends CreateCity {
  @Checked(cityRules.name, { ifSent: true, example: EXAMPLES.city }) declare name: string;
  @Checked(cityRules.stateId, { ifSent: true }) declare stateId: string;
}

export class ReferenceQuery extends ArchivedQuery {
  @CheckedQuery(optional(flag())) isActive?: boolean;
}
export class CityQuery extends ReferenceQuery {
  @CheckedQuery(optional(uuid('Please choose a state'))) stateId?: string;
}

const words = { type: String, nullable: true } as const;

/** The fields of every entry. */
export class ReferenceEntry {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ example: EXAMPLES.service }) name!: string;
  @ApiProperty() isActive!: boolean;
  @ApiProperty({ type: 'integer', description: 'How many records use it', example: 3 }) uses!: number;
  @ApiProperty({ type: 'integer', example: 1 }) version!: number;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ format: 'date-time' }) updatedAt!: string;
}

export class Service extends ReferenceEntry {
  @ApiProperty({ ...words, example: DESCRIPTION }) description!: string | null;
  @ApiProperty({ ...words, example: 'Diagnostics' }) category!: string | null;
}

export class Specialty extends ReferenceEntry {
  @ApiProperty({ ...words, example: 'Heart and vessels' }) description!: string | null;
  @ApiProperty({ ...words, example: 'Medicine' }) department!: string | null;
}

export class State extends ReferenceEntry {
  @ApiProperty({ example: 'MH' }) code!: string;
  @ApiProperty({ example: 'India' }) country!: string;
}

export class StateOfCity {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ example: EXAMPLES.state }) name!: string;
  @ApiProperty({ example: 'MH' }) code!: string;
}

export class City extends ReferenceEntry {
  @ApiProperty({ format: 'uuid' }) stateId!: string;
  @ApiProperty({ type: StateOfCity }) state!: StateOfCity;
  @ApiProperty({ ...words, example: '411001' }) pincode!: string | null;
}

/** Active entries to choose from. */
export class ActiveEntry {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ example: EXAMPLES.service }) name!: string;
}
export class ActiveService extends ActiveEntry {
  @ApiProperty({ ...words, example: 'Diagnostics' }) category!: string | null;
}
export class ActiveSpecialty extends ActiveEntry {
  @ApiProperty({ ...words, example: 'Medicine' }) department!: string | null;
}
export class ActiveState extends ActiveEntry {
  @ApiProperty({ example: 'MH' }) code!: string;
}
export class ActiveCity extends ActiveEntry {
  @ApiProperty({ type: StateOfCity }) state!: StateOfCity;
}
