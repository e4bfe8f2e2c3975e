import type { ChangeType } from '@arogya/domain/changes/types';
import {
  DELIVERY_STATES,
  WEBHOOK_REASONS,
  WEBHOOK_STATES,
  type DeliveryState,
  type WebhookReason,
  type WebhookState,
} from '@arogya/domain/webhooks/states';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { ChangedRecord, Instant, NOW, WordColumn } from '../database/entity-columns';
import type { Attempt } from './attempt';

/** Where an integration is told of changes. */
@Entity('webhook_endpoints')
@Check('cardinality(types) > 0')
@Check('fails >= 0')
@Check('(old_secret is null) = (old_until is null)')
@Check(`(reason is null) = (state in ('active', 'resting'))`)
export class WebhookEndpointEntity extends ChangedRecord {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Index() @ForeignKey('integrations') @Column('uuid') integrationId!: string;
  @Column('text') url!: string;
  /** The PUBLIC_BASE_URL of the server that saved or resumed it; under another one nothing is sent. */
  @Column('text') baseUrl!: string;
  /** The database in which that was (home.sql.ts); in another one nothing is sent. */
  @Column('text') home!: string;
  @Column('text', { array: true }) types!: ChangeType[];
  /** Sealed, as the one of before. */
  @Column('text') secret!: string;
  @Column('text', { nullable: true }) oldSecret!: string | null;
  /** Until when the secret of before signs as well. */
  @Instant({ nullable: true }) oldUntil!: Date | null;
  @WordColumn(WEBHOOK_STATES, { default: 'active' }) state!: WebhookState;
  /** Why nothing is sent; null while something is. */
  @WordColumn(WEBHOOK_REASONS, { nullable: true }) reason!: WebhookReason | null;
  /** Failures in a row. */
  @Column('integer', { default: 0 }) fails!: number;
  /** When it is probed next while it rests. */
  @Instant({ nullable: true }) probeAt!: Date | null;
  @Instant({ nullable: true }) lastSuccessAt!: Date | null;
  /** Since when it is on: the days without a success count from here at the earliest. */
  @Instant(NOW) resumedAt!: Date;
  @Instant({ nullable: true }) archivedAt!: Date | null;
}

/** What an endpoint is told of one change: one row for each endpoint and event. */
@Entity('webhook_deliveries')
@Check('tries >= 0')
@Index(['eventId', 'endpointId'], { unique: true })
export class WebhookDeliveryEntity {
  /** No foreign key: endpoints are archived, never deleted. */
  @PrimaryColumn('uuid') endpointId!: string;
  /** Deliveries of one record go out in this order. */
  @PrimaryColumn('bigint', { generated: 'identity', generatedIdentity: 'ALWAYS' }) id!: number;
  /** `evt_…`, the same for all endpoints and tries. */
  @Column('text') eventId!: string;
  @Column('text') type!: ChangeType;
  @Column('uuid') entityId!: string;
  /** Of the record after the change. */
  @Column('integer') version!: number;
  /** As it is sent: signed are these very bytes. */
  @Column('text') body!: string;
  @WordColumn(DELIVERY_STATES, { default: 'queued' }) state!: DeliveryState;
  @Column('integer', { default: 0 }) tries!: number;
  /** When it goes out; of one that does, when the server that sends it is given up. */
  @Instant(NOW) nextAt!: Date;
  /** The newest last. */
  @Column('jsonb', { default: [] }) attempts!: Attempt[];
  @Instant(NOW) createdAt!: Date;
}
