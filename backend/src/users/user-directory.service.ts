import { Injectable } from '@nestjs/common';
import { Refusal } from '@arogya/domain/refusal';
import { Keyset } from '../paging/keyset';
import { pageOf } from '../paging/list';
import { searched } from '../paging/search';
import { Sql, type Db } from '../database/sql';
import { rowsOf } from '../archive/archived';
import type { Page } from '../paging/page';
import { doubtfulNames } from './account-names';
import type { DoubtfulName, StaffUser, UserQuery } from './user.dto';
import { USER_COLUMNS, USER_JOINS, USER_SORTS, type UserRead, userOf } from './users.sql';

/** Reads staff accounts. */
@Injectable()
export class UserDirectory {
  constructor(private readonly sql: Sql) {}

  list(query: UserQuery): Promise<Page<StaffUser>> {
    const where = rowsOf('u', query)
      .and('u.role = ?', query.role)
      .and('u.hospital_id = ?', query.hospitalId)
      .and('u.role = any(?) and u.is_active', query.assignable ? ['agent', 'admin'] : null);
    return pageOf<UserRead>(this.sql, {
      table: 'users',
      alias: 'u',
      columns: USER_COLUMNS,
      joins: USER_JOINS,
      where,
      search: searched('u.search', query.q, true),
      keyset: new Keyset(query, USER_SORTS, '-createdAt', 'u.id'),
    });
  }

  /** The accounts whose names can be taken for another one, or hold what nobody sees. */
  doubtfulNames(): Promise<DoubtfulName[]> {
    return doubtfulNames(this.sql);
  }

  async one(id: string, db: Db = this.sql, read = userOf): Promise<StaffUser> {
    const user = await db.one(read({ id }));
    if (!user) throw new Refusal('notFound');
    return user;
  }
}
