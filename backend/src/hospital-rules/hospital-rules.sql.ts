import { DEFAULT_RULES, type HospitalRules } from '@arogya/domain/hospital-rules/hospital-rules';
import { selection, type RowOf } from '../database/columns';
import { prepared } from '../database/statement';
import { HospitalRulesEntity } from '../records/hospital-rules.entity';
import { HospitalEntity } from '../records/hospital.entity';

const HOSPITAL = selection(HospitalEntity, 'h', ...(['id', 'name', 'bookingSlug', 'timeZone'] as const));
const RULES = selection(
  HospitalRulesEntity,
  'r',
  ...(['changeUntil', 'moves', 'patientConfirms', 'language', 'languages', 'embedOrigins', 'version', 'updatedAt'] as const),
);
type RulesColumns = RowOf<typeof RULES>;

/** A hospital with its rules, all of them null while none were ever written. */
export type RulesRow = RowOf<typeof HOSPITAL> & { readonly [Field in keyof RulesColumns]: RulesColumns[Field] | null };

/** As they are in force: the defaults where none were ever written. */
export function rulesFrom(row: RulesRow | null): HospitalRules {
  return {
    changeUntil: row?.changeUntil ?? DEFAULT_RULES.changeUntil,
    moves: row?.moves ?? DEFAULT_RULES.moves,
    patientConfirms: row?.patientConfirms ?? DEFAULT_RULES.patientConfirms,
    language: row?.language ?? DEFAULT_RULES.language,
    languages: row?.languages ?? DEFAULT_RULES.languages,
    embedOrigins: row?.embedOrigins ?? DEFAULT_RULES.embedOrigins,
  };
}

const OF_HOSPITAL = `
select ${HOSPITAL}, ${RULES}
from hospitals h left join hospital_rules r on r.hospital_id = h.id
where h.id = :id and h.archived_at is null`;

export const rulesOfHospital = prepared<RulesRow, { id: string }>('hospital-rules', OF_HOSPITAL);

/**
 * The hospital is locked before its rules are read, as there may be no row of rules yet; in one statement with them they would be
 * read as they were before the wait for the lock.
 */
export const lockHospital = prepared<object, { id: string }>(
  'lock-hospital-of-rules',
  'select h.id from hospitals h where h.id = :id and h.archived_at is null for no key update',
);

export const writeRules = prepared<object, { id: string } & HospitalRules>(
  'write-hospital-rules',
  `insert into hospital_rules as r (hospital_id, change_until, moves, patient_confirms, language, languages, embed_origins)
  values (:id, :changeUntil, :moves, :patientConfirms, :language, :languages, :embedOrigins)
  on conflict (hospital_id) do update set (change_until, moves, patient_confirms, language, languages, embed_origins, version, updated_at) =
    (excluded.change_until, excluded.moves, excluded.patient_confirms, excluded.language, excluded.languages, excluded.embed_origins,
      r.version + 1, now())`,
);
