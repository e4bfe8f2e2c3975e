import { HOME } from '../webhooks/home.sql';

/** An integration with one webhook, and a month of its deliveries: nearly all were taken, some wait, some were given up. */
export const WEBHOOKS = [
  `insert into integrations (name, purpose, recipient, scopes) values ('Crowd', 'Follows leads', 'City Care', '{leads:read,webhooks:own}')`,
  `insert into webhook_endpoints (integration_id, url, base_url, home, types, secret)
   select id, 'https://receiver.example/', 'http://localhost:3000', ${HOME}, '{lead.created}', '' from integrations`,
  `insert into webhook_deliveries (endpoint_id, event_id, type, entity_id, version, body, state, next_at, created_at)
   select w.id, 'evt_' || n, 'lead.created', gen_random_uuid(), 1, '{}',
     case when n % 5000 = 1 then 'queued' when n % 2000 = 2 then 'dead' when n = 100000 then 'sending' else 'delivered' end,
     now(), now() - (100000 - n) * interval '25 seconds'
   from webhook_endpoints w, generate_series(1, 100000) n`,
];
