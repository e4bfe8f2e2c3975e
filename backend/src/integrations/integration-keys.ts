import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Actor } from '../access/actor';
import { Authenticator } from '../access/authenticator';
import { INTEGRATION_KEY, KeyHolders, type KeyCall, type KeyHolder } from '../access/key-holders';
import { keyHash } from '../access/key-text';
import { Listener } from '../database/listener';
import { Sql } from '../database/sql';
import { actAs } from '../database/transaction';
import { errorName } from '../error-name';
import { EntityCache } from '../events/entity-cache';
import { goodKeys, noteUse, type GoodKey } from './integrations.sql';
import { within, type IsWithin } from './networks';

const MINUTE_MS = 60_000;
const MAX = 10_000;

/** A key as it is remembered. */
interface KnownKey extends GoodKey {
  readonly isWithin: IsWithin;
}

/** Of a person, what a program is not. */
const NOBODY = {
  firstName: '',
  lastName: '',
  email: '',
  profileImageUrl: null,
  opensWith: [],
  mustChangePassword: false,
  hasSecondFactor: true,
  session: '',
} as const;

function actorOf(good: GoodKey, { requestId, network }: KeyCall): Actor {
  const { integrationId, name, label, scopes, perMinute, expiresAt, hospitalId, hospitalName, city, timeZone } = good;
  return {
    ...NOBODY,
    requestId,
    network,
    id: integrationId,
    username: `${name}/${label}`,
    role: 'integration',
    hospitalId,
    hospital: hospitalId === null ? null : { name: hospitalName, city, timeZone },
    scope: hospitalId === null ? 'all' : 'scoped',
    integration: { name, label, scopes, perMinute, expiresAt },
  };
}

/**
 * Who calls with a key of an integration. A good key is remembered for 15 seconds by its hash, and forgotten as sessions are: as
 * soon as an integration, a key or a hospital has changed on any server.
 */
@Injectable()
export class IntegrationKeys implements KeyHolder {
  readonly prefix = INTEGRATION_KEY;
  private readonly keys: EntityCache<KnownKey>;
  /** When the use of a key was last written down here. */
  private readonly noted = new LRUCache<string, number>({ max: MAX });
  private readonly logger = new Logger(IntegrationKeys.name);

  constructor(
    private readonly sql: Sql,
    listener: Listener,
    authenticator: Authenticator,
    holders: KeyHolders,
  ) {
    this.keys = new EntityCache(
      () => listener.listens,
      async (hashes) => (await sql.query(goodKeys({ hashes }))).map((key) => ({ ...key, isWithin: within(key.networks) })),
    );
    authenticator.onChange((user) => user === null && this.forget());
    holders.add(this);
  }

  known(call: KeyCall): Actor | null {
    return this.admitted(this.keys.known(keyHash(call.key).toString('hex')), call);
  }

  async actorOf(call: KeyCall): Promise<Actor | null> {
    const hash = keyHash(call.key).toString('hex');
    return this.admitted((await this.keys.of([hash])).get(hash) ?? null, call);
  }

  forget(): void {
    this.keys.forget();
  }

  private admitted(good: KnownKey | null, call: KeyCall): Actor | null {
    if (!good || good.expiresAt.getTime() <= Date.now() || !good.isWithin(call.address)) return null;
    const actor = actorOf(good, call);
    this.note(good.keyId, actor);
    return actor;
  }

  /** Writes down that a key was used, without keeping the call waiting. */
  private note(id: string, who: Actor): void {
    const now = Date.now();
    if (now - (this.noted.get(id) ?? 0) < MINUTE_MS) return;
    this.noted.set(id, now);
    this.sql
      .recipe((tx) => tx.write(actAs(who), noteUse({ id })))
      .catch((error: unknown) => this.logger.warn({ error: errorName(error) }, 'The use of a key could not be written down'));
  }
}
