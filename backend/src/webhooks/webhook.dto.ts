import { ApiProperty } from '@nestjs/swagger';
import { CHANGE_TYPES, type ChangeType } from '@arogya/domain/changes/types';
import { oneOf, optional } from '@arogya/domain/rule';
import { deliverySearchRule } from '@arogya/domain/webhooks/delivery-search';
import { replayRules, webhookRules } from '@arogya/domain/webhooks/rules';
import {
  DELIVERY_STATES,
  MOST_REPLAYED,
  OUTCOMES,
  WEBHOOK_REASONS,
  WEBHOOK_STATES,
  type DeliveryState,
  type Outcome,
  type WebhookReason,
  type WebhookState,
} from '@arogya/domain/webhooks/states';
import { Checked, CheckedQuery } from '../http/checked.decorator';
import { PageQuery } from '../paging/page';

const URL = {
  example: 'https://receiver.example/webhooks',
  description: 'Where changes are sent: https, on port 443 or from 1024 on, and no address in a private network.',
} as const;
const TYPES = {
  example: ['appointment.created', 'appointment.cancelled'],
  description: 'Which changes are sent: at least one type, each of records that the integration has the scope to read.',
} as const;
const IS_ACTIVE = { example: true, description: 'Off: nothing is sent until it is on again.' } as const;
const instant = { type: String, format: 'date-time', nullable: true } as const;

export class AddWebhook {
  @Checked(webhookRules.url, URL) url!: string;
  @Checked(webhookRules.types, TYPES) types!: ChangeType[];
}

export class UpdateWebhook {
  @Checked(webhookRules.url, { ...URL, ifSent: true }) url?: string;
  @Checked(webhookRules.types, { ...TYPES, ifSent: true }) types?: ChangeType[];
  @Checked(webhookRules.isActive, { ...IS_ACTIVE, ifSent: true }) isActive?: boolean;
}

export class Webhook {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty(URL) url!: string;
  @ApiProperty({ enum: CHANGE_TYPES, enumName: 'ChangeType', isArray: true, ...TYPES }) types!: ChangeType[];
  @ApiProperty({
    enum: WEBHOOK_STATES,
    enumName: 'WebhookState',
    example: 'active',
    description:
      'resting: after 20 failures in a row it is probed until it answers. disabled, paused: nothing is sent until it is resumed.',
  })
  state!: WebhookState;
  @ApiProperty({
    enum: WEBHOOK_REASONS,
    enumName: 'WebhookReason',
    nullable: true,
    example: null,
    description: 'Why nothing is sent, while it is disabled or paused. After restored and other_address an administrator alone resumes it.',
  })
  reason!: WebhookReason | null;
  @ApiProperty({ ...IS_ACTIVE, description: 'Whether changes are sent, or will be when it has rested.' }) isActive!: boolean;
  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'What somebody has to do before anything is sent: a new secret, where the server cannot read the one it kept.',
  })
  fault!: string | null;
  @ApiProperty({ ...instant, description: 'Until when the secret of before signs as well.' }) oldSecretUntil!: Date | null;
  @ApiProperty({ type: 'integer', example: 0, description: 'How many calls have failed in a row.' }) fails!: number;
  @ApiProperty({ ...instant, description: 'When it is tried next while it rests.' }) probeAt!: Date | null;
  @ApiProperty({ ...instant, description: 'When the receiver has last taken something.' }) lastSuccessAt!: Date | null;
  @ApiProperty({ type: 'integer', example: 0, description: 'Deliveries that wait, up to 1,000.' }) waiting!: number;
  @ApiProperty({ type: 'integer', example: 0, description: 'Deliveries that were given up, up to 1,000; they can be sent again.' })
  dead!: number;
  @ApiProperty({ example: 1 }) version!: number;
  @ApiProperty({ format: 'date-time' }) createdAt!: Date;
  @ApiProperty({ format: 'date-time' }) updatedAt!: Date;
}

export class NewWebhook extends Webhook {
  @ApiProperty({ example: 'whsec_…', description: 'What verifies a call (Standard Webhooks), shown this once: it is kept encrypted.' })
  secret!: string;
}

/** What came of one call of the receiver. */
export class WebhookAttempt {
  @ApiProperty({ format: 'date-time', description: 'When it was called.' }) at!: string;
  @ApiProperty({
    enum: OUTCOMES,
    enumName: 'WebhookOutcome',
    example: 'delivered',
    description: 'refused: the address, or one of those that its name has, may not be called; nothing was sent.',
  })
  outcome!: Outcome;
  @ApiProperty({ type: 'integer', nullable: true, example: 204, description: 'The status of the answer; null without one.' })
  status!: number | null;
  @ApiProperty({ example: '', description: 'The first 200 characters of the answer, or why there is none.' }) text!: string;
  @ApiProperty({ type: 'integer', example: 84, description: 'How long it took, in milliseconds.' }) ms!: number;
}

export class DeliveryQuery extends PageQuery {
  @CheckedQuery(optional(deliverySearchRule), {
    example: 'evt_3xQ0y1ZPsm7mKcV9d2bTfA',
    description: 'One whole id: of the change (webhook-id), of the record that has changed, or the number of the delivery.',
  })
  override q?: string;
  @CheckedQuery(optional(oneOf(DELIVERY_STATES)), { description: 'Only deliveries in this state.' }) state?: DeliveryState;
}

/** What an endpoint was told of a change, or will be. */
export class WebhookDelivery {
  @ApiProperty({ example: '4711', description: 'A whole number as text; later ones are higher.' }) id!: string;
  @ApiProperty({
    example: 'evt_3xQ0y1ZPsm7mKcV9d2bTfA',
    description: 'The id of the change, sent as webhook-id: the same for every try, every endpoint and the change feed.',
  })
  eventId!: string;
  @ApiProperty({
    enum: CHANGE_TYPES,
    enumName: 'ChangeType',
    example: 'appointment.created',
    description: 'What has happened, to which kind of record.',
  })
  type!: ChangeType;
  @ApiProperty({ format: 'uuid', description: 'The record that has changed.' }) entityId!: string;
  @ApiProperty({ example: 1, description: 'Of the record, after the change.' }) recordVersion!: number;
  @ApiProperty({ enum: DELIVERY_STATES, enumName: 'DeliveryState', example: 'delivered', description: 'dead: all tries are spent.' })
  state!: DeliveryState;
  @ApiProperty({ type: 'integer', example: 1, description: 'How often it was sent.' }) tries!: number;
  @ApiProperty({ ...instant, description: 'When it is sent next; null when it is not.' }) nextAt!: Date | null;
  @ApiProperty({ type: [WebhookAttempt], description: 'What came of each try, the newest last.' }) attempts!: WebhookAttempt[];
  @ApiProperty({ description: 'What is sent, as signed: which record has changed, nothing of what is in it.', example: '{"id":"evt_…"}' })
  body!: string;
  @ApiProperty({ format: 'date-time' }) createdAt!: Date;
}

export class ReplayWebhook {
  @Checked(replayRules.since, {
    example: '2026-11-24T09:00:00+05:30',
    description: 'Only deliveries that were made from then on; without it all that were given up.',
  })
  since?: string | null;
}

export class ReplayedDeliveries {
  @ApiProperty({
    type: 'integer',
    example: 12,
    description: `How many are sent again: the oldest ${MOST_REPLAYED.toLocaleString('en-IN')} at most.`,
  })
  queued!: number;
  @ApiProperty({ example: false, description: 'Whether there are more: call again.' }) more!: boolean;
}
