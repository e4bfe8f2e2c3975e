import { Injectable } from '@nestjs/common';
import { KEY_DAYS, PACE } from '@arogya/domain/integrations/rules';
import { Refusal } from '@arogya/domain/refusal';
import type { Actor } from '../access/actor';
import { INTEGRATION_KEY } from '../access/key-holders';
import { keyHash, newKey } from '../access/key-text';
import { Sql, type Db, type Tx } from '../database/sql';
import { Where } from '../database/where';
import { assertFresh } from '../http/if-match';
import { Keyset } from '../paging/keyset';
import { pageOf } from '../paging/list';
import type { Page, PageQuery } from '../paging/page';
import { searched } from '../paging/search';
import { IntegrationEntity } from './integration.entity';
import { IntegrationKeys } from './integration-keys';
import type {
  AddIntegration,
  AddIntegrationKey,
  Integration,
  IntegrationKey,
  NewIntegrationKey,
  OwnIntegration,
  UpdateIntegration,
} from './integration.dto';
import {
  addKey,
  INTEGRATION_COLUMNS,
  INTEGRATION_JOINS,
  INTEGRATION_SORTS,
  INTEGRATION_WORDS,
  integrationOf,
  keysOf,
  lockIntegration,
  openHospital,
  rangesOf,
  revokeKey,
  type IntegrationRead,
} from './integrations.sql';
import { assertNetworks } from './networks';

/** Integrations and their keys, as administrators make them. */
@Injectable()
export class IntegrationsService {
  constructor(
    private readonly sql: Sql,
    private readonly keys: IntegrationKeys,
  ) {}

  async list(query: PageQuery): Promise<Page<Integration>> {
    const page = await pageOf<IntegrationRead>(this.sql, {
      table: 'integrations',
      alias: 'i',
      columns: INTEGRATION_COLUMNS,
      joins: INTEGRATION_JOINS,
      where: new Where('i.archived_at is null'),
      search: searched(INTEGRATION_WORDS, query.q, true),
      keyset: new Keyset(query, INTEGRATION_SORTS, 'name', 'i.id'),
    });
    return page.map(await addingKeys(this.sql, page.rows));
  }

  one(id: string): Promise<Integration> {
    return whole(this.sql, id);
  }

  add(who: Actor, { networks, perMinute, hospitalId, ...fields }: AddIntegration): Promise<Integration> {
    return this.sql.transaction(who, async (db) => {
      if (hospitalId) await assertOpen(db, hospitalId);
      const id = await db.repository(IntegrationEntity).insert({
        ...fields,
        hospitalId: hospitalId ?? null,
        perMinute: perMinute ?? PACE.usual,
        networks: await ranges(db, networks ?? []),
      });
      return whole(db, id);
    });
  }

  async change(who: Actor, id: string, body: UpdateIntegration, version: number | null): Promise<Integration> {
    const changed = await this.sql.transaction(who, async (db) => {
      const current = await locked(db, id);
      assertFresh(current, version, body);
      const { networks, perMinute, ...fields } = body;
      await db.repository(IntegrationEntity).update(id, {
        ...fields,
        ...(perMinute === undefined ? {} : { perMinute: perMinute ?? PACE.usual }),
        ...(networks === undefined ? {} : { networks: await ranges(db, networks ?? []) }),
      });
      return whole(db, id);
    });
    this.keys.forget();
    return changed;
  }

  /** It stays in the audit log, and its row stays with what refers to it; no call of its keys is let in any more. */
  async remove(who: Actor, id: string): Promise<void> {
    await this.sql.transaction(who, async (db) => {
      await locked(db, id);
      await db.repository(IntegrationEntity).update(id, { archivedAt: new Date() });
    });
    this.keys.forget();
  }

  /** The key itself is in this answer only. */
  addKey(who: Actor, id: string, { label, days }: AddIntegrationKey): Promise<NewIntegrationKey> {
    return this.sql.transaction(who, async (db) => {
      await locked(db, id);
      const key = newKey(INTEGRATION_KEY);
      const made = { integrationId: id, label, hash: keyHash(key), createdBy: who.username, days: days ?? KEY_DAYS.usual };
      const row = await db.one(addKey(made));
      if (!row) throw new Error('No row was added');
      return { ...row, key };
    });
  }

  /** From now on the key is no good; revoked twice it is the same. */
  async revokeKey(who: Actor, integrationId: string, id: string): Promise<IntegrationKey> {
    const row = await this.sql.transaction(who, (db) => db.one(revokeKey({ id, integrationId })));
    if (!row) throw new Refusal('notFound');
    this.keys.forget();
    return row;
  }

  own({ integration, hospitalId, hospital }: Actor): OwnIntegration {
    if (!integration) throw new Refusal('forbidden');
    const { name, label, scopes, expiresAt, perMinute } = integration;
    return {
      name,
      label,
      hospital: hospitalId === null ? null : { id: hospitalId, name: hospital?.name ?? '' },
      scopes: [...scopes],
      expiresAt,
      perMinute,
    };
  }
}

async function locked(db: Tx, id: string): Promise<IntegrationRead> {
  const integration = await db.one(lockIntegration({ id }));
  if (!integration) throw new Refusal('notFound');
  return integration;
}

/** What adds the keys to each of these. */
async function addingKeys(db: Db, integrations: readonly IntegrationRead[]): Promise<(integration: IntegrationRead) => Integration> {
  const keys = await db.query(keysOf({ ids: integrations.map(({ id }) => id) }));
  const own = (id: string): IntegrationKey[] =>
    keys.filter(({ integrationId }) => integrationId === id).map(({ integrationId: _integration, ...key }) => key);
  return (integration) => ({ ...integration, keys: own(integration.id) });
}

async function whole(db: Db, id: string): Promise<Integration> {
  const integration = await db.one(integrationOf({ id }));
  if (!integration) throw new Refusal('notFound');
  return (await addingKeys(db, [integration]))(integration);
}

async function assertOpen(db: Db, id: string): Promise<void> {
  if (await db.one(openHospital({ id }))) return;
  const message = 'Please choose a hospital';
  throw new Refusal('invalid', { errors: { hospitalId: message }, message });
}

async function ranges(db: Db, networks: readonly string[]): Promise<string[]> {
  assertNetworks(networks);
  return (await db.query(rangesOf({ networks }))).map(({ range }) => range);
}
