import { Injectable } from '@nestjs/common';
import type { AccountNotice, NoticeDetail } from '@arogya/domain/auth/notices';
import { DEFAULT_ZONE, label12h, labelOfDay, wallIn } from '@arogya/domain/clock';
import { prepared, type Statement } from '../database/statement';
import type { Recipe } from '../database/transaction';
import { ACCOUNT_KIND } from '../events/account-events';
import { EventWake } from '../events/event-wake';
import { type Bounds, type EventReader, type Range } from '../events/readers/event-reader';
import { EventReaders } from '../events/readers/event-readers';
import { IN_RANGE } from '../events/readers/readers.sql';
import { MessageQueue } from '../messages/message-queue';
import { Messages } from '../messages/message';
import { toUser } from '../notifications/audience';
import { tell, type NewNotification } from '../notifications/notifications.sql';

interface AccountEvent {
  readonly kind: AccountNotice;
  readonly detail: NoticeDetail;
  readonly at: string;
  readonly userId: string;
  readonly username: string;
  /** Null where the account has none. */
  readonly email: string | null;
}

const happened = prepared<AccountEvent, Bounds>(
  'account-events-of-range',
  `select substr(e.kind, ${ACCOUNT_KIND.length + 1}) as kind, e.change as detail, to_json(e.at) #>> '{}' as at, u.id as "userId", u.username,
     case when u.email not like '%.invalid' then u.email end as email
   from ${IN_RANGE} e join users u on u.id = e.entity_id and u.archived_at is null
   where e.kind like '${ACCOUNT_KIND}%' order by e.tx, e.id`,
);

/** A notice that comes later than this is of no use. */
const LIFE_MS = 86_400_000;

function whenOf(at: string): string {
  const wall = wallIn(at, DEFAULT_ZONE);
  return wall ? `${labelOfDay(wall.day)}, ${label12h(wall.time)}` : '';
}

/** Tells the owner of an account what happened to it: in the bell, and by mail where there is mail. */
@Injectable()
export class AccountNoticesReader implements EventReader {
  readonly name = 'account-notices';
  readonly begins = 'first';

  constructor(
    readers: EventReaders,
    private readonly wake: EventWake,
    private readonly messages: Messages,
    private readonly queue: MessageQueue,
  ) {
    readers.add(this);
  }

  async work(tx: Recipe, range: Range): Promise<readonly Statement<object>[]> {
    const [all] = await tx.read(happened(range));
    if (all.length === 0) return [];
    // A notification that is written here is an event too.
    this.wake.wake();
    return [tell(all.map(notificationOf)), ...all.flatMap((one) => this.mailOf(one))];
  }

  private mailOf({ kind, detail, at, username, email }: AccountEvent): Statement<object>[] {
    if (!email || !this.messages.channels.includes('email')) return [];
    const params = { ...detail, notice: kind, username, when: whenOf(at) };
    return [this.queue.job({ to: { channel: 'email', address: email }, template: 'account', params }, LIFE_MS)];
  }
}

const notificationOf = ({ kind, userId, detail }: AccountEvent): NewNotification => ({
  audience: toUser(userId),
  kind,
  entity_id: userId,
  detail,
});
