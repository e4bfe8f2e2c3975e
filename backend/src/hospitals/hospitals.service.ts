import { Injectable } from '@nestjs/common';
import { Refusal } from '@arogya/domain/refusal';
import { Keyset } from '../database/keyset';
import { Sql, type Db } from '../database/sql';
import { rowsOf } from '../http/archived';
import { likePattern, type Page } from '../http/page';
import type { ActiveHospital, Hospital, HospitalQuery, HospitalTotals } from './hospital.dto';
import { ACTIVE_HOSPITALS, HOSPITAL_COLUMNS, HOSPITAL_SORTS, ONE_HOSPITAL, TOTALS } from './hospitals.sql';

/** Reads hospitals. Only administrators manage them; every member of staff chooses among the active ones. */
@Injectable()
export class HospitalsService {
  constructor(private readonly sql: Sql) {}

  async list(query: HospitalQuery): Promise<Page<Hospital>> {
    const where = rowsOf('h', query)
      .and('h.is_active = ?', query.isActive)
      .and('h.search like ?', query.q ? likePattern(query.q) : null);
    const keyset = new Keyset(query, HOSPITAL_SORTS, 'name', 'h.id');
    const total = await this.sql.count(`from hospitals h ${where.text}`, [...where.params]);
    keyset.goOn(where);
    const rows = await this.sql.query<Hospital>(
      `select ${HOSPITAL_COLUMNS}, ${keyset.column} from hospitals h ${where.text} ${keyset.orderBy}
       limit ${where.bind(keyset.fetch)} offset ${where.bind(keyset.offset)}`,
      where.params,
    );
    return keyset.page(rows, total);
  }

  active(): Promise<ActiveHospital[]> {
    return this.sql.query<ActiveHospital>(ACTIVE_HOSPITALS);
  }

  async totals(): Promise<HospitalTotals> {
    return (await this.sql.one<HospitalTotals>(TOTALS)) ?? { total: 0, active: 0, inactive: 0 };
  }

  find(id: string): Promise<Hospital> {
    return this.one(this.sql, id);
  }

  /** A hospital that is not archived, read through `db`; `lock` keeps it from changing until the transaction ends. */
  async one(db: Db, id: string, lock = false): Promise<Hospital> {
    const hospital = await db.one<Hospital>(`${ONE_HOSPITAL} ${lock ? 'for no key update' : ''}`, [id]);
    if (!hospital) throw new Refusal('notFound');
    return hospital;
  }
}
