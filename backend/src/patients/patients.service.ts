import { Injectable } from '@nestjs/common';
import { Refusal } from '@arogya/domain/refusal';
import { insertion } from '../database/columns';
import { idsIn } from '../paging/ids';
import { Keyset } from '../paging/keyset';
import { firstFound, pageOf, type FirstFound, type List } from '../paging/list';
import { likeOrPhone, lookThrough, type Search } from '../paging/search';
import { Sql, type Db, type Tx } from '../database/sql';
import type { Statement } from '../database/statement';
import { namedStatement } from '../database/statement-name';
import { newId } from '../database/uuid';
import { Where } from '../database/where';
import { SharedFigures } from '../events/shared-figures';
import { boundHospital, isIntegration, ownHospital, type Actor } from '../access/actor';
import { assertMayRestore, rowsOf } from '../archive/archived';
import type { Page, PageQuery } from '../paging/page';
import {
  columnsOf,
  contactIn,
  keptFields,
  partsOf,
  today,
  toPatient,
  typedFor,
  type NewPatient,
  type OfHospital,
  type PatientFields,
} from './patient-columns';
import { calledSo } from '../external-ids/named-rows';
import type { Patient, PatientQuery } from './patient.dto';
import { PatientEntity } from '../records/patient.entity';
import { changeForHospital, forgetForHospitals, knownWithPhone, lockPhone } from './hospital-patients.sql';
import { PatientAppointments } from './patient-appointments';
import { columnsOfPatient, joinsOf, seenBy, seenPatients, visibleTo } from './patients.scope';
import { NEW_PATIENT, type PatientRead, PATIENT_SORTS, PATIENTS_TOTAL, peopleByPhone, personOnFile } from './patients.sql';
import { phoneKey } from '@arogya/domain/phones/phone';
import { foldedText } from '@arogya/domain/search/folding';

/** What a hospital has changed of phone and e-mail, as words to search in. */
const OWN_WORDS = `lower(concat_ws(' ', hp.fields ->> 'phone', hp.fields ->> 'phoneKey', hp.fields ->> 'email'))`;

/** No phone is shared by more people than this. */
const MOST_BEHIND_ONE_PHONE = 100;

/** Reads and writes patients; who may do what is decided before `add` and `change` are called. */
@Injectable()
export class PatientsService {
  constructor(
    private readonly sql: Sql,
    private readonly figures: SharedFigures,
    private readonly appointments: PatientAppointments,
  ) {}

  async list(who: Actor, query: PatientQuery): Promise<Page<Patient>> {
    assertMayRestore(who, query, 'patients:delete');
    const page = await pageOf<PatientRead>(this.sql, this.listOf(who, query));
    const day = today();
    return page.map((row) => toPatient(row, day));
  }

  /** The first that a search in their list finds. */
  firstFound(who: Actor, query: PageQuery): FirstFound<Patient> {
    const day = today();
    return firstFound<PatientRead, Patient>(this.listOf(who, query), (row) => toPatient(row, day));
  }

  private listOf(who: Actor, query: PatientQuery): List {
    // A hospital brings back what it has deleted itself; what is deleted for everybody is the administrators'.
    const deletedHere = who.scope === 'scoped' && query.archived === true;
    const rows = calledSo(who, rowsOf('p', deletedHere ? {} : query), 'patient', 'p.id', query.externalId)
      .and('p.gender = ?', query.gender)
      .and('p.id = any(?::uuid[])', idsIn(query))
      .and('(p.erased_at is null) = ?', (query.archived && !deletedHere) || null);
    return {
      table: 'patients',
      source: (bound) => seenPatients(who, query.sort, bound),
      alias: 'p',
      columns: (bound) => columnsOfPatient(who, bound),
      joins: (bound) => joinsOf(who, bound),
      where: query.q ? rows : visibleTo(who, rows, deletedHere),
      search: query.q ? search(who, query.q, deletedHere) : null,
      keyset: new Keyset(query, PATIENT_SORTS, '-createdAt', 'p.id'),
      kept:
        who.scope === 'all' && !query.gender && !query.archived && !query.ids && !query.externalId
          ? () => this.figures.of('patients', () => this.total())
          : null,
    };
  }

  private async total(): Promise<number> {
    const [row] = await this.sql.named<{ total: number }>('patients-total', PATIENTS_TOTAL);
    return row?.total ?? 0;
  }

  /** Everybody with this number, the most recently seen first; 404 for nobody. */
  async behindPhone(who: Actor, phone: string, limit = MOST_BEHIND_ONE_PHONE): Promise<[Patient, ...Patient[]]> {
    const { statement, read } = this.firstBehindPhone(who, phone, limit);
    const [rows] = await this.sql.batch(statement);
    const [first, ...others] = read(rows);
    if (!first) throw new Refusal('patientUnknown');
    return [first, ...others];
  }

  /** The same as one statement among others; nobody is no error. */
  firstBehindPhone(who: Actor, phone: string, limit: number): FirstFound<Patient> {
    const day = today();
    const key = phoneKey(phone);
    return {
      statement:
        boundHospital(who) === null && !isIntegration(who) ? peopleByPhone({ phoneKey: key, most: limit }) : peopleSeen(who, key, limit),
      read: (rows) => rows.map((row) => toPatient(row as PatientRead, day)),
    };
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
    const gone = who.scope === 'all' ? 'p.archived_at is not null and p.erased_at is null' : 'p.archived_at is null';
    const where = visibleTo(who, new Where(gone).and('p.id = ?', id), true);
    return this.one(db, where, who, 'for no key update of p');
  }

  /** Creates a patient in the caller's transaction, always a new one: a phone is never unique. */
  async add(db: Pick<Tx, 'batch'>, fields: NewPatient): Promise<Patient> {
    const [[row]] = await db.batch(this.inserting(newId(), fields));
    if (!row) throw new Error('A patient was not stored');
    return toPatient(row, today());
  }

  /**
   * Somebody whom the desk of a hospital names, who is theirs to book from now on: who has this phone and name already, else a new
   * patient. What the desk has typed of an existing one is kept for its hospital, and the shared record stays as it is. Nothing
   * says which of both it was (docs/adr/0013-accounts-and-restore.md).
   */
  async takeIn(db: Tx, hospitalId: string, fields: NewPatient): Promise<string> {
    const key = phoneKey(fields.phone);
    const name = foldedText(fields.name);
    const [, [onFile]] = await db.batch(lockPhone({ phoneKey: key }), personOnFile({ phoneKey: key, name, hospitalId }));
    const id = onFile?.id ?? (await this.add(db, fields)).id;
    await this.keepForHospital(db, hospitalId, id, typedFor(fields, onFile ?? fields));
    return id;
  }

  /**
   * A new patient of a hospital, theirs to book, whoever is on file with this phone and name: a program's external id says that they
   * are one person, and the program reads their record from then on, as it must not read somebody else's.
   */
  async addTo(db: Tx, hospitalId: string, fields: NewPatient): Promise<string> {
    const { id } = await this.add(db, fields);
    await this.keepForHospital(db, hospitalId, id, typedFor(fields, fields));
    return id;
  }

  /** Keeps these fields of a patient for one hospital, which knows the patient from then on. */
  private async keepForHospital(db: Tx, hospitalId: string, patientId: string, own: OfHospital): Promise<void> {
    const names = Object.keys(own).sort();
    await db.batch(changeForHospital({ hospitalId, patientId, fields: keptFields(own), names }));
    const contact = contactIn(own);
    if (contact.length > 0) await this.appointments.refreshContacts(db, { patientId, hospitalId, newPhone: contact.includes('phone') });
  }

  /** Whether a hospital knows this patient by this phone. */
  async isKnownAt(db: Pick<Tx, 'batch'>, hospitalId: string, { id, phone }: { id: string; phone: string }): Promise<boolean> {
    const [[known]] = await db.batch(knownWithPhone({ id, hospitalId, phoneKey: phoneKey(phone) }));
    return known !== undefined;
  }

  /** What creates a patient, for a transaction that has said who acts. */
  inserting(id: string, fields: NewPatient): Statement<PatientRead> {
    return insertion(PatientEntity, { ...columnsOf(fields, today()), id }, NEW_PATIENT);
  }

  /** Changes the sent fields: of the shared record, or for the hospital of the actor. */
  async change(db: Tx, who: Actor, current: Patient, fields: PatientFields): Promise<void> {
    if (who.scope === 'all') return this.changeShared(db, current, fields);
    const { own, shared } = partsOf(fields, current);
    await this.changeShared(db, current, shared);
    if (Object.keys(own).length > 0) await this.keepForHospital(db, ownHospital(who), current.id, own);
  }

  /** An age equal to the present one keeps the day on which it was stated. */
  private async changeShared(db: Tx, current: Patient, fields: PatientFields): Promise<void> {
    const { age, ...others } = fields;
    const changes = columnsOf(age === current.age ? others : fields, today());
    if (Object.keys(changes).length === 0) return;
    await db.repository(PatientEntity).update(current.id, changes);
    const contact = contactIn(partsOf(fields, current).own);
    if (contact.length === 0) return;
    const newPhone = contact.includes('phone');
    await db.batch(forgetForHospitals({ patientId: current.id, fields: newPhone ? [...contact, 'phoneKey'] : contact }));
    await this.appointments.refreshContacts(db, { patientId: current.id, hospitalId: null, newPhone });
  }

  /** A patient without a scope; 404 when archived. */
  ofId(db: Db, id: string): Promise<Patient> {
    return this.one(db, new Where('p.archived_at is null').and('p.id = ?', id), null);
  }

  private async one(db: Db, where: Where, who: Actor | null, lock = ''): Promise<Patient> {
    const [columns, joins] = [columnsOfPatient(who, where), joinsOf(who, where)];
    const row = await db.one<PatientRead>(`select ${columns} from patients p ${joins} ${where.text} ${lock}`, where.params);
    if (!row) throw new Refusal('notFound');
    return toPatient(row, today());
  }
}

/** The people with a number whom somebody sees, as they read them; a hospital also by the number that it has changed for itself. */
function peopleSeen(who: Actor, key: string, limit: number): Statement<PatientRead> {
  const where = visibleTo(who, new Where('p.archived_at is null'));
  if (boundHospital(who) === null) where.and('p.phone_key = ?', key);
  else {
    const ids = `select hp.patient_id from hospital_patients hp
    where hp.hospital_id = ${where.bind(ownHospital(who))} and hp.fields ->> 'phoneKey' = ${where.bind(key)}`;
    where.and(`(p.phone_key = ? or p.id = any (array(${ids})))`, key);
  }
  const [columns, joins] = [columnsOfPatient(who, where), joinsOf(who, where)];
  const text = `select ${columns} from patients p ${joins} ${where.text} order by "seenAt" desc, p.id desc limit ${where.bind(limit)}`;
  return namedStatement<PatientRead>('patients-by-phone-seen', text, where.params);
}

/** A phone is found however it was typed. */
function search(who: Actor, q: string, archived: boolean): Search {
  const ofRow = (bound: Where): string => [wordsOf(who, q, bound), ...seenBy(who, bound, archived)].join(' and ');
  return { lookThrough: lookThrough(q), ofRow };
}

/** A hospital also finds by the phone and e-mail that it has changed. */
function wordsOf(who: Actor, q: string, bound: Where): string {
  const shared = likeOrPhone('p.search', q, bound);
  if (who.scope === 'all') return shared;
  const own = likeOrPhone(OWN_WORDS, q, bound);
  const ids = `select hp.patient_id from hospital_patients hp where hp.hospital_id = ${bound.bind(ownHospital(who))} and ${own}`;
  return `(${shared} or p.id = any (array(${ids})))`;
}
