import { Injectable } from '@nestjs/common';
import { Refusal } from '@arogya/domain/refusal';
import { Keyset } from '../paging/keyset';
import { pageOf } from '../paging/list';
import { searched } from '../paging/search';
import { Sql, type Db } from '../database/sql';
import { visitorContext } from '../access/request-context';
import type { Actor, Visitor } from '../access/actor';
import { rowsOf } from '../archive/archived';
import { once, type Once } from '../idempotency/idempotency';
import { assertFresh } from '../http/if-match';
import type { Page } from '../paging/page';
import { audiencesOf } from '../notifications/audience';
import { NotificationsService } from '../notifications/notifications.service';
import { assertAssignable } from '../users/assignable';
import {
  ADD_ENQUIRY,
  ARCHIVE_ENQUIRY,
  CHANGE_ENQUIRY,
  ENQUIRY_COLUMNS,
  ENQUIRY_FROM,
  ENQUIRY_JOINS,
  ENQUIRY_SORTS,
  RECEIPT_OF,
  RESTORE_ENQUIRY,
} from './enquiries.sql';
import type { CreateEnquiry, Enquiry, EnquiryQuery, EnquiryReceipt, UpdateEnquiry } from './enquiry.dto';

@Injectable()
export class EnquiriesService {
  constructor(
    private readonly sql: Sql,
    private readonly notifications: NotificationsService,
  ) {}

  /** Takes a visitor's enquiry: always new, of medium priority, from the landing page (docs/spec/statuses.md). */
  receive(body: CreateEnquiry, { requestId, network }: Visitor, key: string | null): Promise<Once<EnquiryReceipt>> {
    return this.sql.transaction(visitorContext(requestId), (db) =>
      once(
        db,
        { scope: `createEnquiry:${network}`, key, body },
        () => this.add(db, body),
        (id) => receiptOf(db, id),
      ),
    );
  }

  private async add(db: Db, body: CreateEnquiry): Promise<EnquiryReceipt> {
    const { name, email, phone, organization = null, message, noticeVersion = null } = body;
    const values = [name, email, phone, organization, message, noticeVersion];
    const [receipt] = await db.named<EnquiryReceipt>('enquiry-add', ADD_ENQUIRY, values);
    if (!receipt) throw new Refusal('unavailable');
    const audiences = audiencesOf('enquiry_received', { hospitalId: null, doctorId: null });
    await this.notifications.tell(db, audiences, 'enquiry_received', receipt.id, { name });
    return receipt;
  }

  list(query: EnquiryQuery): Promise<Page<Enquiry>> {
    const where = rowsOf('e', query).and('e.status = ?', query.status);
    return pageOf<Enquiry>(this.sql, {
      table: 'enquiries',
      alias: 'e',
      columns: ENQUIRY_COLUMNS,
      joins: ENQUIRY_JOINS,
      where,
      search: searched('e.search', query.q),
      keyset: new Keyset(query, ENQUIRY_SORTS, '-createdAt', 'e.id'),
    });
  }

  change(who: Actor, id: string, body: UpdateEnquiry, version: number | null): Promise<Enquiry> {
    return this.sql.transaction(who, async (db) => {
      const enquiry = await this.one(db, id, 'for update of e');
      assertFresh(enquiry, version, body);
      if (body.assignedAgentId) await assertAssignable(db, body.assignedAgentId);
      const { status, priority, notes, assignedAgentId } = { ...enquiry, ...body };
      await db.named('enquiry-change', CHANGE_ENQUIRY, [id, status, priority, notes, assignedAgentId]);
      return this.one(db, id);
    });
  }

  remove(who: Actor, id: string): Promise<void> {
    return this.sql.transaction(who, async (db) => {
      if (!(await db.one(ARCHIVE_ENQUIRY, [id]))) throw new Refusal('notFound');
    });
  }

  /** Undoes a deletion (the Undo of the toast). */
  restore(who: Actor, id: string): Promise<Enquiry> {
    return this.sql.transaction(who, async (db) => {
      if (!(await db.one(RESTORE_ENQUIRY, [id]))) throw new Refusal('notFound');
      return this.one(db, id);
    });
  }

  find(id: string): Promise<Enquiry> {
    return this.one(this.sql, id);
  }

  private async one(db: Db, id: string, lock = ''): Promise<Enquiry> {
    const enquiry = await db.one<Enquiry>(`select ${ENQUIRY_COLUMNS} ${ENQUIRY_FROM} where e.id = $1 and e.archived_at is null ${lock}`, [
      id,
    ]);
    if (!enquiry) throw new Refusal('notFound');
    return enquiry;
  }
}

async function receiptOf(db: Db, id: string): Promise<EnquiryReceipt> {
  const receipt = await db.one<EnquiryReceipt>(RECEIPT_OF, [id]);
  if (!receipt) throw new Refusal('notFound');
  return receipt;
}
