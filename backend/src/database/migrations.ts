import type { Migration } from './migration-kind';
import { Tables1700000000001 } from './migrations/1-foundation';
import { Integrations1700000000002 } from './migrations/2-integrations';
import { NotificationKinds1700000000003 } from './migrations/3-notification-kinds';
import { Webhooks1700000000004 } from './migrations/4-webhooks';
import { ExternalIds1700000000005 } from './migrations/5-external-ids';
import { ReportsOfHospitals1700000000006 } from './migrations/6-reports-of-hospitals';
import { AppointmentLinks1700000000007 } from './migrations/7-appointment-links';
import { MessageTemplates1700000000008 } from './migrations/8-message-templates';
import { AppointmentLinksChecked1700000000009 } from './migrations/9-appointment-links-checked';
import { EmbedOrigins1700000000010 } from './migrations/10-embedding-origins';

/** Every migration in order. A new one is added at the end; a released one is never changed. */
export const MIGRATIONS: Migration[] = [
  // All tables of 0.1.0, by their nouns.
  Tables1700000000001,
  Integrations1700000000002,
  NotificationKinds1700000000003,
  Webhooks1700000000004,
  ExternalIds1700000000005,
  ReportsOfHospitals1700000000006,
  AppointmentLinks1700000000007,
  MessageTemplates1700000000008,
  AppointmentLinksChecked1700000000009,
  EmbedOrigins1700000000010,
];

/** TypeORM reads a time off the end of a migration's name; ours is this and its number. */
const FIRST = 1_700_000_000_000;

/** The number of the last migration that this server knows. It applies them when it starts, so the database has had it. */
export const SCHEMA = Math.max(...MIGRATIONS.map(({ name }) => Number(name.slice(-13)) - FIRST));
