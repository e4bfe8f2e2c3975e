import { Injectable } from '@nestjs/common';
import { phoneKey } from '@arogya/domain/phones/phone';
import { Refusal } from '@arogya/domain/refusal';
import { Keyset } from '../paging/keyset';
import { firstFound, pageOf, type FirstFound, type List } from '../paging/list';
import { searched } from '../paging/search';
import { Sql, type Db, type Tx } from '../database/sql';
import { visitorContext } from '../request-context';
import type { Actor, Visitor } from '../access/actor';
import { rowsOf } from '../archive/archived';
import { hashOf, once, type AnswerOrReplay } from '../idempotency/idempotency';
import { assertFresh } from '../http/if-match';
import type { Page, PageQuery } from '../paging/page';
import { audiencesOf } from '../notifications/audience';
import { NotificationsService } from '../notifications/notifications.service';
import { assertAssignable } from '../users/assignable';
import {
  archiveEnquiry,
  ENQUIRY_COLUMNS,
  ENQUIRY_JOINS,
  ENQUIRY_SORTS,
  type EnquiryRead,
  restoreEnquiry,
  enquiryOf,
  lockEnquiry,
} from './enquiries.sql';
import type { CreateEnquiry, Enquiry, EnquiryQuery, EnquiryReceipt, UpdateEnquiry } from './enquiry.dto';
import { EnquiryEntity } from './enquiry.entity';

@Injectable()
export class EnquiriesService {
  constructor(
    private readonly sql: Sql,
    private readonly notifications: NotificationsService,
  ) {}

  /**
   * Takes a visitor's enquiry: always new, of medium priority, from the landing page (docs/spec/statuses.md). Many visitors share
   * a network: the key of one with the words of another is another key.
   */
  receive(body: CreateEnquiry, from: Visitor, browser: string | null, key: string | null): Promise<AnswerOrReplay<EnquiryReceipt>> {
    const { requestId, network } = from;
    return this.sql.transaction(visitorContext(requestId), (db) =>
      once(
        db,
        { scope: `createEnquiry:${network}:${browser ?? hashOf(body)}`, key, body },
        () => this.add(db, body),
        (id) => receiptOf(db, id),
      ),
    );
  }

  private async add(db: Tx, body: CreateEnquiry): Promise<EnquiryReceipt> {
    const { source: _source, status: _status, priority: _priority, ...fields } = body;
    const id = await db.repository(EnquiryEntity).insert({ ...fields, phoneKey: phoneKey(body.phone) });
    const audiences = audiencesOf('enquiry_received', { hospitalId: null, doctorId: null });
    await this.notifications.tell(db, audiences, 'enquiry_received', id, { name: body.name });
    return { id, status: 'new' };
  }

  list(query: EnquiryQuery): Promise<Page<Enquiry>> {
    return pageOf<EnquiryRead>(this.sql, listOf(query));
  }

  /** The first that a search in their list finds. */
  firstFound(query: PageQuery): FirstFound<Enquiry> {
    return firstFound<EnquiryRead, Enquiry>(listOf(query), (row) => row);
  }

  change(who: Actor, id: string, body: UpdateEnquiry, version: number | null): Promise<Enquiry> {
    return this.sql.transaction(who, async (db) => {
      const enquiry = await this.one(db, id, lockEnquiry);
      assertFresh(enquiry, version, body);
      if (body.assignedAgentId) await assertAssignable(db, body.assignedAgentId);
      await db.repository(EnquiryEntity).update(id, { status: enquiry.status, ...body });
      return this.one(db, id);
    });
  }

  remove(who: Actor, id: string, version: number | null): Promise<void> {
    return this.sql.transaction(who, async (db) => {
      assertFresh(await this.one(db, id, lockEnquiry), version);
      await db.query(archiveEnquiry({ id }));
    });
  }

  /** Undoes a deletion (the Undo of the toast). */
  restore(who: Actor, id: string): Promise<Enquiry> {
    return this.sql.transaction(who, async (db) => {
      if (!(await db.one(restoreEnquiry({ id })))) throw new Refusal('notFound');
      return this.one(db, id);
    });
  }

  find(id: string): Promise<Enquiry> {
    return this.one(this.sql, id);
  }

  private async one(db: Db, id: string, read = enquiryOf): Promise<Enquiry> {
    const enquiry = await db.one(read({ id }));
    if (!enquiry) throw new Refusal('notFound');
    return enquiry;
  }
}

async function receiptOf(db: Tx, id: string): Promise<EnquiryReceipt> {
  const receipt = await db.repository(EnquiryEntity).findOne({ select: { id: true, status: true }, where: { id } });
  if (!receipt) throw new Refusal('notFound');
  return { id: receipt.id, status: receipt.status };
}

const listOf = (query: EnquiryQuery): List => ({
  table: 'enquiries',
  alias: 'e',
  columns: ENQUIRY_COLUMNS,
  joins: ENQUIRY_JOINS,
  where: rowsOf('e', query).and('e.status = ?', query.status),
  search: searched('e.search', query.q),
  keyset: new Keyset(query, ENQUIRY_SORTS, '-createdAt', 'e.id'),
});
