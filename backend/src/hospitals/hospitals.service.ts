import { Injectable } from '@nestjs/common';
import { Refusal } from '@arogya/domain/refusal';
import { Keyset } from '../paging/keyset';
import { pageOf } from '../paging/list';
import { searched } from '../paging/search';
import { Sql, type Db } from '../database/sql';
import { rowsOf } from '../archive/archived';
import type { Page } from '../paging/page';
import type { ActiveHospital, Hospital, HospitalQuery, HospitalTotals } from './hospital.dto';
import { ACTIVE_HOSPITALS, HOSPITAL_COLUMNS, type HospitalRead, HOSPITAL_SORTS, TOTALS, hospitalOf, lockHospital } from './hospitals.sql';

/** Reads hospitals. Only administrators manage them; all staff can choose among the active ones. */
@Injectable()
export class HospitalsService {
  constructor(private readonly sql: Sql) {}

  list(query: HospitalQuery): Promise<Page<Hospital>> {
    const where = rowsOf('h', query).and('h.is_active = ?', query.isActive);
    return pageOf<HospitalRead>(this.sql, {
      table: 'hospitals',
      alias: 'h',
      columns: HOSPITAL_COLUMNS,
      where,
      search: searched('h.search', query.q, true),
      keyset: new Keyset(query, HOSPITAL_SORTS, 'name', 'h.id'),
    });
  }

  active(): Promise<ActiveHospital[]> {
    return this.sql.named<ActiveHospital>('active-hospitals', ACTIVE_HOSPITALS);
  }

  async totals(): Promise<HospitalTotals> {
    const [totals] = await this.sql.named<HospitalTotals>('hospital-totals', TOTALS);
    return totals ?? { total: 0, active: 0, inactive: 0 };
  }

  find(id: string): Promise<Hospital> {
    return this.one(this.sql, id);
  }

  /** A hospital that is not archived, read through `db`; `lock` locks it until the transaction ends. */
  async one(db: Db, id: string, lock = false): Promise<Hospital> {
    const hospital = await db.one(lock ? lockHospital({ id }) : hospitalOf({ id }));
    if (!hospital) throw new Refusal('notFound');
    return hospital;
  }
}
