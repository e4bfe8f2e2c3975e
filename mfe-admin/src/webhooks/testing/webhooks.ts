import type { NewWebhook, Webhook, WebhookDelivery } from '@arogya/api/webhooks';
import { AT, SITE } from '../../integrations/testing/integrations';

export const WEBHOOK: Webhook = {
  id: 'c0000000-0000-4000-8000-000000000001',
  url: 'https://hooks.example.com/leads?of=website',
  types: ['lead.created', 'lead.updated'],
  state: 'active',
  reason: null,
  isActive: true,
  fault: null,
  oldSecretUntil: null,
  fails: 0,
  probeAt: null,
  lastSuccessAt: AT,
  waiting: 0,
  dead: 2,
  version: 4,
  createdAt: AT,
  updatedAt: AT,
};

/** In a database that was restored. */
export const RESTORED: Webhook = {
  ...WEBHOOK,
  id: 'c0000000-0000-4000-8000-000000000002',
  url: 'https://crm.example.com/in',
  state: 'paused',
  reason: 'restored',
  isActive: false,
  lastSuccessAt: null,
  dead: 0,
};

export const NEW_WEBHOOK: NewWebhook = { ...WEBHOOK, secret: 'whsec_shown_once' };

export const DEAD: WebhookDelivery = {
  id: '12',
  eventId: 'evt_aaaaaaaaaaaaaaaaaaaaaa',
  type: 'lead.created',
  entityId: 'd0000000-0000-4000-8000-000000000001',
  recordVersion: 1,
  state: 'dead',
  tries: 10,
  nextAt: null,
  attempts: [{ at: AT, outcome: 'failed', status: 500, text: 'out of order', ms: 84 }],
  body: '{"id":"evt_aaaaaaaaaaaaaaaaaaaaaa"}',
  createdAt: AT,
};
export const WAITING: WebhookDelivery = {
  ...DEAD,
  id: '13',
  eventId: 'evt_bbbbbbbbbbbbbbbbbbbbbb',
  type: 'lead.updated',
  state: 'queued',
  tries: 0,
  attempts: [],
  nextAt: AT,
};

/** Below which the calls on the webhooks of an integration are. */
export const PATH = `/integrations/${SITE.id}/webhooks`;
