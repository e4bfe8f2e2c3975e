import { selection, type EntityClass, type RowOf, type Selection } from '../database/columns';
import { prepared } from '../database/statement';
import type { UniqueFields } from '../database/taken';
import { byTime, byWords, type SortKeys } from '../paging/keyset';
import type { StateOfCity } from './reference.dto';
import { CityEntity, ServiceEntity, SpecialtyEntity, StateEntity, type ReferenceEntity } from './reference.entity';

/** What is read of every entry. */
export type Entry = Pick<ReferenceEntity, 'id' | 'name' | 'version'>;

/** One kind of entries: where it is kept, how it is read, what uses it. In its SQL, `r` is the entry. */
export interface Noun<E extends ReferenceEntity = ReferenceEntity, Row extends Entry = Entry> {
  readonly entity: EntityClass<E>;
  readonly table: 'services' | 'specialties' | 'states' | 'cities';
  readonly columns: Selection<Row>;
  readonly from: string;
  readonly search: string;
  readonly sorts: SortKeys;
  /** The list of active entries to choose from. */
  readonly active: string;
  readonly unique: UniqueFields;
  /** How many rows of each module use the entry. */
  readonly uses: Readonly<Record<string, string>>;
  /** What an entry needs to be restored: a condition on `r`, and the sentence when it fails. */
  readonly needs?: readonly [condition: string, sentence: string];
  /** Statements that write a new name where the old one is stored as text. */
  readonly renames: readonly ReturnType<typeof renaming>[];
}

const renaming = (what: string, text: string) => prepared<object, { from: string; to: string }>(`rename-${what}`, text);

const COMMON = ['id', 'name', 'isActive', 'version', 'createdAt', 'updatedAt'] as const;
const BY_NAME = 'order by lower(r.name) collate "und-x-icu", r.id';
const SORTS = { name: byWords('r.name'), createdAt: byTime('r.created_at') } as const;

const doctorsWith = (condition: string): string => `select count(*) from doctors d where d.archived_at is null and ${condition}`;
const hospitalsWith = (condition: string): string => `select count(*) from hospitals h where h.archived_at is null and ${condition}`;
const nameTaken = (what: string) => ['name', `${what} of this name exists already`] as const;

const SERVICE_COLUMNS = selection(ServiceEntity, 'r', ...COMMON, 'description', 'category');

export const SERVICES: Noun<ServiceEntity, RowOf<typeof SERVICE_COLUMNS>> = {
  entity: ServiceEntity,
  table: 'services',
  columns: SERVICE_COLUMNS,
  from: 'from services r',
  search: `lower(r.name || ' ' || coalesce(r.category, ''))`,
  sorts: { ...SORTS, category: byWords(`coalesce(r.category, '')`) },
  active: `select r.id, r.name, r.category from services r where r.is_active and r.archived_at is null ${BY_NAME}`,
  unique: { services_name: nameTaken('A service') },
  uses: { doctors: doctorsWith('d.services @> array[r.name]') },
  renames: [
    renaming('services-of-doctors', 'update doctors set services = array_replace(services, :from, :to) where :from = any (services)'),
  ],
};

const SPECIALTY_COLUMNS = selection(SpecialtyEntity, 'r', ...COMMON, 'description', 'department');

export const SPECIALTIES: Noun<SpecialtyEntity, RowOf<typeof SPECIALTY_COLUMNS>> = {
  entity: SpecialtyEntity,
  table: 'specialties',
  columns: SPECIALTY_COLUMNS,
  from: 'from specialties r',
  search: `lower(r.name || ' ' || coalesce(r.department, ''))`,
  sorts: { ...SORTS, department: byWords(`coalesce(r.department, '')`) },
  active: `select r.id, r.name, r.department from specialties r where r.is_active and r.archived_at is null ${BY_NAME}`,
  unique: { specialties_name: nameTaken('A specialty') },
  uses: { doctors: doctorsWith('lower(d.specialty) = lower(r.name)'), hospitals: hospitalsWith('h.specialties @> array[r.name]') },
  renames: [
    renaming('specialty-of-doctors', 'update doctors set specialty = :to where lower(specialty) = lower(:from)'),
    renaming(
      'specialties-of-hospitals',
      'update hospitals set specialties = array_replace(specialties, :from, :to) where :from = any (specialties)',
    ),
  ],
};

const STATE_COLUMNS = selection(StateEntity, 'r', ...COMMON, 'code', 'country');

export const STATES: Noun<StateEntity, RowOf<typeof STATE_COLUMNS>> = {
  entity: StateEntity,
  table: 'states',
  columns: STATE_COLUMNS,
  from: 'from states r',
  search: `lower(r.name || ' ' || r.code)`,
  sorts: { ...SORTS, code: byWords('r.code'), country: byWords('r.country') },
  active: `select r.id, r.name, r.code from states r where r.is_active and r.archived_at is null ${BY_NAME}`,
  unique: { states_name: nameTaken('A state'), states_code: ['code', 'A state of this code exists already'] },
  uses: {
    cities: 'select count(*) from cities c where c.archived_at is null and c.state_id = r.id',
    hospitals: hospitalsWith('h.state_id = r.id'),
  },
  renames: [],
};

const STATE = `json_build_object('id', s.id, 'name', s.name, 'code', s.code) as state`;

const CITY_COLUMNS = selection(CityEntity, 'r', ...COMMON, 'stateId', 'pincode');

export const CITIES: Noun<CityEntity, RowOf<typeof CITY_COLUMNS> & { readonly state: StateOfCity }> = {
  entity: CityEntity,
  table: 'cities',
  columns: `${CITY_COLUMNS}, ${STATE}`,
  from: 'from cities r join states s on s.id = r.state_id',
  search: `lower(r.name || ' ' || s.name || ' ' || coalesce(r.pincode, ''))`,
  sorts: { ...SORTS, state: byWords('s.name'), pincode: byWords(`coalesce(r.pincode, '')`) },
  active: `select r.id, r.name, ${STATE} from cities r join states s on s.id = r.state_id where r.is_active and s.is_active and r.archived_at is null ${BY_NAME}`,
  unique: { cities_name: ['name', 'This state has a city of this name already'] },
  uses: { doctors: doctorsWith('lower(d.city) = lower(r.name)'), hospitals: hospitalsWith('lower(h.city) = lower(r.name)') },
  needs: ['s.archived_at is null', 'Its state has been deleted. Please restore the state first.'],
  renames: [
    renaming('city-of-doctors', 'update doctors set city = :to where lower(city) = lower(:from)'),
    renaming('city-of-hospitals', 'update hospitals set city = :to where lower(city) = lower(:from)'),
  ],
};
