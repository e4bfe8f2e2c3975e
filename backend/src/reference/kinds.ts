import { Refusal } from '@arogya/domain/refusal';
import type { Db } from '../database/sql';
import { prepared } from '../database/statement';
import { CITIES, SERVICES, SPECIALTIES, STATES } from './nouns';
import { referenceController } from './reference.controller';
import {
  ActiveCity,
  ActiveService,
  ActiveSpecialty,
  ActiveState,
  City,
  CityQuery,
  CreateCity,
  CreateService,
  CreateSpecialty,
  CreateState,
  ReferenceQuery,
  Service,
  Specialty,
  State,
  UpdateCity,
  UpdateService,
  UpdateSpecialty,
  UpdateState,
} from './reference.dto';

const stateOf = prepared<{ id: string }, { id: string }>('state-of-entry', 'select id from states where id = :id and archived_at is null');

const RENAMED = 'A new name is carried to the records that hold the old one.';

/** Throws for a city whose state does not exist. */
async function withState<F extends { stateId?: string }>(fields: F, db: Db): Promise<F> {
  const { stateId } = fields;
  if (stateId === undefined || (await db.one(stateOf({ id: stateId })))) return fields;
  const message = 'State is required';
  throw new Refusal('invalid', { errors: { stateId: message }, message });
}

/** Codes are kept in upper case (docs/spec/forms.md). */
const withUpperCode = <F extends { code?: string }>(fields: F): Promise<F> =>
  Promise.resolve(fields.code === undefined ? fields : { ...fields, code: fields.code.toUpperCase() });

/** The four kinds of entries that forms offer to choose from. */
export const REFERENCE_CONTROLLERS = [
  referenceController({
    noun: SERVICES,
    one: 'Service',
    many: 'Services',
    searchedBy: 'name and category',
    query: ReferenceQuery,
    entry: Service,
    active: ActiveService,
    create: CreateService,
    update: UpdateService,
    onChange: RENAMED,
  }),
  referenceController({
    noun: SPECIALTIES,
    one: 'Specialty',
    many: 'Specialties',
    searchedBy: 'name and department',
    query: ReferenceQuery,
    entry: Specialty,
    active: ActiveSpecialty,
    create: CreateSpecialty,
    update: UpdateSpecialty,
    onChange: RENAMED,
  }),
  referenceController({
    noun: STATES,
    one: 'State',
    many: 'States',
    searchedBy: 'name and code',
    query: ReferenceQuery,
    entry: State,
    active: ActiveState,
    create: CreateState,
    update: UpdateState,
    onChange: 'The code is stored in upper case.',
    prepared: withUpperCode,
  }),
  referenceController({
    noun: CITIES,
    one: 'City',
    many: 'Cities',
    searchedBy: 'name, state name and pincode',
    query: CityQuery,
    entry: City,
    active: ActiveCity,
    create: CreateCity,
    update: UpdateCity,
    onChange: RENAMED,
    restoreRefusals: ['archived'],
    prepared: withState,
  }),
];
