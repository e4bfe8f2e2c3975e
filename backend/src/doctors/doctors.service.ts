import { Injectable } from '@nestjs/common';
import { Refusal } from '@arogya/domain/refusal';
import { idsIn } from '../paging/ids';
import { Keyset } from '../paging/keyset';
import { firstFound, pageOf, type FirstFound, type List } from '../paging/list';
import { searched } from '../paging/search';
import { Sql, type Db } from '../database/sql';
import { statementName } from '../database/statement-name';
import { Where } from '../database/where';
import type { Actor } from '../access/actor';
import { assertMayRestore, rowsOf } from '../archive/archived';
import type { Page, PageQuery } from '../paging/page';
import type { Doctor, DoctorDetails, DoctorQuery } from './doctor.dto';
import { seesWhole, visibleTo } from './doctors.scope';
import { DOCTOR_FROM, DOCTOR_JOINS, DOCTOR_SORTS, doctorColumns, upcomingOfDoctor, type DoctorRead } from './doctors.sql';

const BY_NAME = 'fullName';

/** Reads doctors, always within the actor's scope and with the fields that the actor may see. */
@Injectable()
export class DoctorsService {
  constructor(private readonly sql: Sql) {}

  list(who: Actor, query: DoctorQuery): Promise<Page<Doctor>> {
    assertMayRestore(who, query, 'doctors:write');
    return pageOf<DoctorRead>(this.sql, listOf(who, query));
  }

  /** The first that a search in their list finds. */
  firstFound(who: Actor, query: PageQuery): FirstFound<Doctor> {
    return firstFound<DoctorRead, Doctor>(listOf(who, query), (row) => row);
  }

  /** One doctor with the number of upcoming appointments. */
  async find(who: Actor, id: string): Promise<DoctorDetails> {
    const doctor = await this.one(this.sql, who, id);
    const [upcoming] = await this.sql.query(upcomingOfDoctor({ doctorId: id }));
    return { ...doctor, upcomingAppointments: upcoming?.appointments ?? 0 };
  }

  /** A doctor the actor sees, read through `db`; `lock` locks the row until the transaction ends. */
  one(db: Db, who: Actor, id: string, lock = false): Promise<Doctor> {
    return this.read(db, visibleTo(who, new Where('d.archived_at is null').and('d.id = ?', id)), who, lock);
  }

  /** A deleted doctor whom the actor may restore, locked until the transaction ends. */
  deleted(db: Db, who: Actor, id: string): Promise<Doctor> {
    return this.read(db, visibleTo(who, new Where('d.archived_at is not null').and('d.id = ?', id)), who, true);
  }

  private async read(db: Db, where: Where, who: Actor, lock: boolean): Promise<Doctor> {
    const text = `select ${doctorColumns(seesWhole(who))} ${DOCTOR_FROM} ${where.text} ${lock ? 'for no key update of d' : ''}`;
    const [doctor] = await db.named<DoctorRead>(statementName('doctor', text), text, where.params);
    if (!doctor) throw new Refusal('notFound');
    return doctor;
  }
}

function listOf(who: Actor, query: DoctorQuery): List {
  const where = visibleTo(who, rowsOf('d', query))
    .and('lower(d.specialty) = lower(?)', query.specialty)
    .and('lower(d.city) = lower(?)', query.city)
    .and('d.hospital_id = ?', query.hospitalId)
    .and('d.is_active = ?', query.isActive)
    .and('d.id = any(?::uuid[])', idsIn(query));
  return {
    table: 'doctors',
    alias: 'd',
    columns: doctorColumns(seesWhole(who)),
    joins: DOCTOR_JOINS,
    where,
    search: searched('d.search', query.q, true),
    keyset: new Keyset(query, DOCTOR_SORTS, BY_NAME, 'd.id'),
  };
}
