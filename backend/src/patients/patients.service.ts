import { Injectable } from '@nestjs/common';
import { Refusal } from '@arogya/domain/refusal';
import { insertion } from '../database/columns';
import { Keyset } from '../paging/keyset';
import { pageOf } from '../paging/list';
import { like, lookThrough, type Search } from '../paging/search';
import { Sql, type Db, type Tx } from '../database/sql';
import type { Statement } from '../database/statement';
import { newId } from '../database/uuid';
import { Where } from '../database/where';
import { SharedFigures } from '../events/shared-figures';
import type { Actor } from '../access/actor';
import { assertMayRestore, rowsOf } from '../archive/archived';
import { likePattern, type Page } from '../paging/page';
import { columnsOf, today, toPatient, type PatientFields } from './patient-columns';
import type { CreatePatient, Patient, PatientQuery } from './patient.dto';
import { PatientEntity } from './patient.entity';
import { columnsFor, seenBy, visibleTo } from './patients.scope';
import {
  BY_PHONE,
  NEW_PATIENT,
  PATIENT_COLUMNS,
  type PatientRead,
  PATIENT_SORTS,
  PATIENTS_SEEN,
  PATIENTS_TOTAL,
  phonePattern,
} from './patients.sql';
import { phoneKey } from './phone-key';

/** No phone is shared by more people than this. */
const MOST_BEHIND_ONE_PHONE = 100;

/** Reads and writes patients; who may do what is decided before `add` and `change` are called. */
@Injectable()
export class PatientsService {
  constructor(
    private readonly sql: Sql,
    private readonly figures: SharedFigures,
  ) {}

  async list(who: Actor, query: PatientQuery): Promise<Page<Patient>> {
    assertMayRestore(who, query, 'patients:write');
    const rows = rowsOf('p', query)
      .and('p.gender = ?', query.gender)
      .and('(p.erased_at is null) = ?', query.archived || null);
    const page = await pageOf<PatientRead>(this.sql, {
      table: 'patients',
      source: PATIENTS_SEEN,
      alias: 'p',
      columns: (bound) => columnsFor(who, bound),
      where: query.q ? rows : visibleTo(who, rows),
      search: query.q ? search(who, query.q) : null,
      keyset: new Keyset(query, PATIENT_SORTS, '-createdAt', 'p.id'),
      kept: who.scope === 'all' && !query.gender && !query.archived ? () => this.figures.of('patients', () => this.total()) : null,
    });
    return page.map((row) => toPatient(row, today()));
  }

  private async total(): Promise<number> {
    const [row] = await this.sql.named<{ total: number }>('patients-total', PATIENTS_TOTAL);
    return row?.total ?? 0;
  }

  /** Everybody with this number, the most recently seen first; 404 for nobody. */
  async behindPhone(phone: string, limit = MOST_BEHIND_ONE_PHONE): Promise<[Patient, ...Patient[]]> {
    const rows = await this.sql.named<PatientRead>('patients-by-phone', BY_PHONE, [phoneKey(phone), limit]);
    const [first, ...others] = rows.map((row) => toPatient(row, today()));
    if (!first) throw new Refusal('patientUnknown');
    return [first, ...others];
  }

  find(who: Actor, id: string): Promise<Patient> {
    return this.one(this.sql, visibleTo(who, new Where('p.archived_at is null')).and('p.id = ?', id), who);
  }

  /** A patient whom the actor sees, locked until the transaction ends. */
  forChange(db: Db, who: Actor, id: string): Promise<Patient> {
    return this.one(db, visibleTo(who, new Where('p.archived_at is null')).and('p.id = ?', id), who, 'for no key update of p');
  }

  /** A deleted patient whom the actor may restore, locked; never one whose data were erased. */
  deleted(db: Db, who: Actor, id: string): Promise<Patient> {
    const where = visibleTo(who, new Where('p.archived_at is not null and p.erased_at is null').and('p.id = ?', id));
    return this.one(db, where, who, 'for no key update of p');
  }

  /** Creates a patient in the caller's transaction, always a new one: a phone is never unique. */
  async add(db: Pick<Tx, 'batch'>, fields: CreatePatient): Promise<Patient> {
    const [[row]] = await db.batch(this.inserting(newId(), fields));
    if (!row) throw new Error('A patient was not stored');
    return toPatient(row, today());
  }

  /** What creates a patient, for a transaction that has said who acts. */
  inserting(id: string, fields: CreatePatient): Statement<PatientRead> {
    return insertion(PatientEntity, { ...columnsOf(fields, today()), id }, NEW_PATIENT);
  }

  /** Changes the sent fields. An age equal to the present one keeps the day on which it was stated. */
  async change(db: Tx, current: Patient, fields: PatientFields): Promise<Patient> {
    const { age, ...others } = fields;
    const changes = columnsOf(age === current.age ? others : fields, today());
    if (Object.keys(changes).length === 0) return current;
    await db.repository(PatientEntity).update(current.id, changes);
    return this.ofId(db, current.id);
  }

  /** A patient without a scope; 404 when archived. */
  ofId(db: Db, id: string): Promise<Patient> {
    return this.one(db, new Where('p.archived_at is null').and('p.id = ?', id), null);
  }

  private async one(db: Db, where: Where, who: Actor | null, lock = ''): Promise<Patient> {
    const columns = who ? columnsFor(who, where) : PATIENT_COLUMNS;
    const row = await db.one<PatientRead>(`select ${columns} from patients p ${where.text} ${lock}`, where.params);
    if (!row) throw new Refusal('notFound');
    return toPatient(row, today());
  }
}

/** A phone is found however it was typed. */
function search(who: Actor, q: string): Search {
  const phone = phonePattern(q);
  const patterns = phone ? [likePattern(q), phone] : [likePattern(q)];
  const isSought = (bound: Where): string => `(${patterns.map((pattern) => like('p.search', pattern, bound)).join(' or ')})`;
  return { lookThrough: lookThrough(q), ofRow: (bound) => [isSought(bound), ...seenBy(who, bound)].join(' and ') };
}
