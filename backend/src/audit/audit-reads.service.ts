import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Sql } from '../database/sql';
import { errorName } from '../error-name';
import { SYSTEM } from '../request-context';
import type { AuditNote } from './audit.service';
import { noteLooks, type LooksByColumn, type NotedLook } from './audit.sql';

/** What was looked at, with the ids of all that was shown, each once. */
export interface AuditedLook extends AuditNote {
  readonly shown?: readonly string[];
}

const FLUSH_MS = 50;
/** Rows of one statement; more are waiting only while the database is slow. */
const AT_ONCE = 500;
/** From here on an answer waits until its row is written. */
const FULL = 2_000;

function notedOf({ who, action, entity, entityId, rows = 0, shown }: AuditedLook): NotedLook {
  const { id, username, hospitalId, requestId } = who.role === SYSTEM.role ? SYSTEM : who;
  const ids = shown?.length ? `{${shown.join(',')}}` : null;
  const by = {
    actor: id ?? null,
    username: username ?? null,
    role: who.role ?? null,
    hospital: hospitalId ?? null,
    request: requestId ?? null,
  };
  return { ...by, action, entity, entityId: entityId ?? null, count: rows ?? null, shown: ids };
}

const byColumn = (looks: readonly NotedLook[]): LooksByColumn => {
  const column = <C extends keyof NotedLook>(name: C) => looks.map((look) => look[name]);
  return {
    ...{ actor: column('actor'), username: column('username'), role: column('role'), hospital: column('hospital') },
    ...{ request: column('request'), action: column('action'), entity: column('entity'), entityId: column('entityId') },
    ...{ count: column('count'), shown: column('shown') },
  };
};

/**
 * Writes who has looked at what, behind the answers: rows wait for at most 50 ms and go in one statement, so that a list does
 * not pay for a round trip of its own. What a kill can lose of it: docs/adr/0011-audit.md.
 */
@Injectable()
export class AuditReads implements BeforeApplicationShutdown {
  private readonly logger = new Logger(AuditReads.name);
  private waiting: NotedLook[] = [];
  private timer: NodeJS.Timeout | null = null;
  private writing: Promise<void> | null = null;
  private closing = false;

  constructor(private readonly sql: Sql) {}

  /** Null when the answer may go; else it waits for this, and fails with it. */
  add(look: AuditedLook): Promise<void> | null {
    this.waiting.push(notedOf(look));
    if (this.closing || this.waiting.length >= FULL) return this.flush();
    this.timer ??= setTimeout(() => void this.tick(), FLUSH_MS);
    return null;
  }

  /** Writes all that waits; throws when it cannot. */
  async flush(): Promise<void> {
    while (this.writing ?? this.waiting.length > 0) await (this.writing ?? this.write());
  }

  /** Answers that leave from now on wait for their row, since nobody would write it later. */
  async beforeApplicationShutdown(): Promise<void> {
    this.closing = true;
    await this.flush();
  }

  private async tick(): Promise<void> {
    this.timer = null;
    try {
      await this.flush();
    } catch (error) {
      this.logger.warn({ error: errorName(error), waiting: this.waiting.length }, 'Looks could not be written to the audit log yet');
      this.timer ??= setTimeout(() => void this.tick(), FLUSH_MS * 20);
    }
  }

  /** One statement at a time; rows that were not written go back to the front. */
  private write(): Promise<void> {
    const some = this.waiting.splice(0, AT_ONCE);
    this.writing = this.sql
      .query(noteLooks(byColumn(some)))
      .then(() => undefined)
      .catch((error: unknown) => {
        this.waiting = [...some, ...this.waiting];
        throw error;
      })
      .finally(() => (this.writing = null));
    return this.writing;
  }
}
