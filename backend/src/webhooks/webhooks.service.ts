import { Injectable } from '@nestjs/common';
import { entityOf, READ_SCOPES, type ChangeType } from '@arogya/domain/changes/types';
import { Refusal } from '@arogya/domain/refusal';
import { URL_INSIDE, URL_SCHEME, webhookAddress } from '@arogya/domain/webhooks/address';
import { MOST_WEBHOOKS, RESUMED_BY_ADMINISTRATOR } from '@arogya/domain/webhooks/states';
import { scopeMissing, SECRET_LOST } from '@arogya/domain/webhooks/texts';
import { isIntegration, type Actor } from '../access/actor';
import { Authenticator } from '../access/authenticator';
import { Config } from '../config';
import { Sql, type Db, type Tx } from '../database/sql';
import { assertFresh } from '../http/if-match';
import { mayBeReceiver } from './guarded-agent';
import { WebhookSecrets } from './signing';
import { WebhookEndpointEntity } from './webhook.entity';
import type { AddWebhook, NewWebhook, UpdateWebhook, Webhook } from './webhook.dto';
import {
  addWebhook,
  countWebhooks,
  dropDeliveries,
  hurryDeliveries,
  lockOwner,
  lockWebhook,
  ownerOf,
  resumeWebhook,
  webhookOf,
  webhooksOf,
  type Owner,
  type WebhookPlace,
  type WebhookRead,
} from './webhooks.sql';

const OLD_SECRET_MS = 24 * 3_600_000;

const refused = (field: string, message: string): Refusal => new Refusal('invalid', { errors: { [field]: message }, message });

/** The webhooks of an integration: an administrator or the integration itself makes and changes them. */
@Injectable()
export class WebhooksService {
  constructor(
    private readonly sql: Sql,
    private readonly config: Config,
    private readonly secrets: WebhookSecrets,
    private readonly authenticator: Authenticator,
  ) {}

  async all(integrationId: string): Promise<Webhook[]> {
    const [[owner], rows] = await this.sql.batch(ownerOf({ id: integrationId }), webhooksOf({ integrationId, ...this.here }));
    if (!owner) throw new Refusal('notFound');
    return rows.map((row) => this.shown(row));
  }

  /** The secret is in this answer only. */
  add(who: Actor, integrationId: string, { url, types }: AddWebhook): Promise<NewWebhook> {
    return this.sql.transaction(who, async (db) => {
      const owner = await db.one(lockOwner({ id: integrationId }));
      if (!owner) throw new Refusal('notFound');
      const count = await db.one(countWebhooks({ integrationId }));
      if ((count?.webhooks ?? 0) >= MOST_WEBHOOKS) throw new Refusal('tooManyWebhooks');
      this.assertAddress(url);
      assertTypes(owner, types);
      const { secret, sealed } = this.secrets.make();
      const made = await db.one(addWebhook({ integrationId, url: url.trim(), types, secret: sealed, ...this.here }));
      return { ...this.shown(await this.read(db, { integrationId, id: made?.id ?? '' })), secret };
    });
  }

  change(who: Actor, place: WebhookPlace, body: UpdateWebhook, version: number | null): Promise<Webhook> {
    return this.sql.transaction(who, async (db) => {
      const current = await this.locked(db, place);
      assertFresh(this.shown(current), version, body);
      const { url, types, isActive } = body;
      if (url !== undefined && url.trim() !== current.url) await this.assertMayMove(who, db, url);
      if (types) assertTypes(await ownerIn(db, place.integrationId), types);
      await db.repository(WebhookEndpointEntity).update(place.id, {
        ...(url === undefined ? {} : { url: url.trim() }),
        ...(types === undefined ? {} : { types }),
        ...(isActive === false && current.isActive ? { state: 'paused', reason: 'switched_off', probeAt: null } : {}),
      });
      if (isActive === true && !current.isActive) await this.resumed(who, db, current);
      return this.shown(await this.read(db, place));
    });
  }

  async remove(who: Actor, place: WebhookPlace, version: number | null): Promise<void> {
    await this.sql.transaction(who, async (db) => {
      assertFresh(this.shown(await this.locked(db, place)), version);
      const gone = { archivedAt: new Date(), secret: '', oldSecret: null, oldUntil: null };
      await db.repository(WebhookEndpointEntity).update(place.id, gone);
      await db.query(dropDeliveries({ id: place.id }));
    });
  }

  /** For a day both secrets sign. One that cannot be read any more is of no use to anybody. */
  renewSecret(who: Actor, place: WebhookPlace): Promise<NewWebhook> {
    return this.sql.transaction(who, async (db) => {
      const { secret: before } = await this.locked(db, place);
      const { secret, sealed } = this.secrets.make();
      const old = this.secrets.isReadable(before)
        ? { oldSecret: before, oldUntil: new Date(Date.now() + OLD_SECRET_MS) }
        : { oldSecret: null, oldUntil: null };
      await db.repository(WebhookEndpointEntity).update(place.id, { secret: sealed, ...old });
      return { ...this.shown(await this.read(db, place)), secret };
    });
  }

  resume(who: Actor, place: WebhookPlace): Promise<Webhook> {
    return this.sql.transaction(who, async (db) => {
      await this.resumed(who, db, await this.locked(db, place));
      return this.shown(await this.read(db, place));
    });
  }

  /** The endpoint as it is; 404 where it is not one of this integration. */
  async read(db: Db, place: WebhookPlace): Promise<WebhookRead> {
    const webhook = await db.one(webhookOf({ ...place, ...this.here }));
    if (!webhook) throw new Refusal('notFound');
    return webhook;
  }

  private get here(): { readonly baseUrl: string } {
    return { baseUrl: this.config.publicBaseUrl };
  }

  private async locked(db: Tx, place: WebhookPlace): Promise<WebhookRead> {
    const webhook = await db.one(lockWebhook({ ...place, ...this.here }));
    if (!webhook) throw new Refusal('notFound');
    return webhook;
  }

  /** An administrator who changes where events go proves anew who they are; the integration has proven it with its key. */
  private async assertMayMove(who: Actor, db: Tx, url: string): Promise<void> {
    if (!isIntegration(who)) await this.authenticator.assertConfirmed(who.session, db);
    this.assertAddress(url);
  }

  /** A program in a copy of the database has its key there too: it does not wake what rests because of that. */
  private async resumed(who: Actor, db: Tx, { id, isHere, reason }: WebhookRead): Promise<void> {
    const isOfElsewhere = !isHere || (reason !== null && RESUMED_BY_ADMINISTRATOR.has(reason));
    if (isOfElsewhere && isIntegration(who)) throw new Refusal('administratorResumes');
    await db.batch(resumeWebhook({ id, ...this.here }), hurryDeliveries({ id }));
  }

  private assertAddress(typed: string): void {
    const url = webhookAddress(typed);
    if (!url || (url.protocol === 'http:' && this.config.isInHouse === null)) throw refused('url', URL_SCHEME);
    if (!mayBeReceiver(url, this.config.isInHouse)) throw refused('url', URL_INSIDE);
  }

  private shown(row: WebhookRead): Webhook {
    const { secret, oldSecret, oldUntil, isHere: _here, integrationId: _integration, ...webhook } = row;
    const isOld = oldSecret !== null && oldUntil !== null && oldUntil.getTime() > Date.now();
    return { ...webhook, fault: this.secrets.isReadable(secret) ? null : SECRET_LOST, oldSecretUntil: isOld ? oldUntil : null };
  }
}

async function ownerIn(db: Db, id: string): Promise<Owner> {
  const owner = await db.one(ownerOf({ id }));
  if (!owner) throw new Refusal('notFound');
  return owner;
}

/** 400 for a type of records that the integration may not read. */
function assertTypes({ scopes }: Owner, types: readonly ChangeType[]): void {
  for (const type of types) {
    const entity = entityOf(type);
    if (entity && !scopes.includes(READ_SCOPES[entity])) throw refused('types', scopeMissing(type, READ_SCOPES[entity]));
  }
}
