import { Injectable } from '@nestjs/common';
import { Refusal } from '@arogya/domain/refusal';
import { Keyset } from '../database/keyset';
import { Sql, type Db } from '../database/sql';
import { rowsOf } from '../http/archived';
import { likePattern, type Page } from '../http/page';
import type { StaffUser, UserQuery } from './user.dto';
import { USER_COLUMNS, USER_FROM, USER_SORTS } from './users.sql';

/** Reads staff accounts. */
@Injectable()
export class UserDirectory {
  constructor(private readonly sql: Sql) {}

  async list(query: UserQuery): Promise<Page<StaffUser>> {
    const where = rowsOf('u', query)
      .and('u.role = ?', query.role)
      .and('u.hospital_id = ?', query.hospitalId)
      .and('u.role = any(?) and u.is_active', query.assignable ? ['agent', 'admin'] : null)
      .and('u.search like ?', query.q ? likePattern(query.q) : null);
    const keyset = new Keyset(query, USER_SORTS, '-createdAt', 'u.id');
    const total = this.sql.count(`from users u ${where.text}`, [...where.params]);
    const { text } = keyset.goOn(where);
    const span = `limit ${where.bind(keyset.fetch)} offset ${where.bind(keyset.offset)}`;
    const rows = this.sql.query<StaffUser & { sortKey?: string }>(
      `select ${USER_COLUMNS}, ${keyset.column} ${USER_FROM} ${text} ${keyset.orderBy} ${span}`,
      where.params,
    );
    return keyset.page<StaffUser>(await rows, await total);
  }

  async one(id: string, db: Db = this.sql, lock = ''): Promise<StaffUser> {
    const user = await db.one<StaffUser>(`select ${USER_COLUMNS} ${USER_FROM} where u.id = $1 and u.archived_at is null ${lock}`, [id]);
    if (!user) throw new Refusal('notFound');
    return user;
  }
}
