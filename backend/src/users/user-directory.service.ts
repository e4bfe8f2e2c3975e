import { Injectable } from '@nestjs/common';
import { Refusal } from '@arogya/domain/refusal';
import { Sql, type Db } from '../database/sql';
import { Where } from '../database/where';
import { likePattern, orderBy, Page } from '../http/page';
import type { StaffUser, UserQuery } from './user.dto';
import { USER_COLUMNS, USER_FROM, USER_ORDERS } from './users.sql';

/** Reads staff accounts. */
@Injectable()
export class UserDirectory {
  constructor(private readonly sql: Sql) {}

  async list(query: UserQuery): Promise<Page<StaffUser>> {
    const where = new Where('u.archived_at is null')
      .and('u.role = ?', query.role)
      .and('u.hospital_id = ?', query.hospitalId)
      .and('u.role = any(?) and u.is_active', query.assignable ? ['agent', 'admin'] : null)
      .and('u.search like ?', query.q ? likePattern(query.q) : null);
    const order = orderBy(query.sort, USER_ORDERS, '-createdAt', 'u.id');
    const total = this.sql.count(`from users u ${where.text}`, [...where.params]);
    const span = `limit ${where.bind(query.limit)} offset ${where.bind(query.offset)}`;
    const rows = this.sql.query<StaffUser>(`select ${USER_COLUMNS} ${USER_FROM} ${where.text} ${order} ${span}`, where.params);
    return new Page(await rows, await total);
  }

  async one(id: string, db: Db = this.sql, lock = ''): Promise<StaffUser> {
    const user = await db.one<StaffUser>(
      `select ${USER_COLUMNS} ${USER_FROM} where u.id = $1 and u.archived_at is null ${lock}`, [id],
    );
    if (!user) throw new Refusal('notFound');
    return user;
  }
}
