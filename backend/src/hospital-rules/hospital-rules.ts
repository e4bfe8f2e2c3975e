import { Injectable } from '@nestjs/common';
import { inForce, type RulesInForce } from '@arogya/domain/hospital-rules/ticks';
import { Sql } from '../database/sql';
import { rulesFrom, rulesOfHospital } from './hospital-rules.sql';

/** What holds at a hospital, for whoever speaks to its patients: those of a hospital that has set none, or is gone, are the defaults. */
@Injectable()
export class HospitalRules {
  constructor(private readonly sql: Sql) {}

  async rulesOf(hospitalId: string): Promise<RulesInForce> {
    return inForce(rulesFrom(await this.sql.one(rulesOfHospital({ id: hospitalId }))));
  }
}
