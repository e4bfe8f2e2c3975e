import type { QueryRunner } from 'typeorm';
import type { KnownMigration } from '../migration-kind';
import accounts from './1-foundation/accounts.sql';
import appointments from './1-foundation/appointments.sql';
import audit from './1-foundation/audit.sql';
import booking from './1-foundation/booking.sql';
import calendars from './1-foundation/calendars.sql';
import doctors from './1-foundation/doctors.sql';
import enquiries from './1-foundation/enquiries.sql';
import events from './1-foundation/events.sql';
import extensions from './1-foundation/extensions.sql';
import figures from './1-foundation/figures.sql';
import hospitals from './1-foundation/hospitals.sql';
import installation from './1-foundation/installation.sql';
import leads from './1-foundation/leads.sql';
import messages from './1-foundation/messages.sql';
import notifications from './1-foundation/notifications.sql';
import patients from './1-foundation/patients.sql';
import privacy from './1-foundation/privacy.sql';
import reference from './1-foundation/reference.sql';
import releases from './1-foundation/releases.sql';
import requests from './1-foundation/requests.sql';
import runtimeRole from './1-foundation/runtime-role.sql';
import views from './1-foundation/views.sql';
import { SEARCH_INDEXES } from './1-foundation/search-indexes';

/** A file for each noun: its tables, keys, indexes and words, in the order in which they name each other. */
const PARTS = [
  extensions,
  reference,
  hospitals,
  accounts,
  doctors,
  patients,
  appointments,
  booking,
  calendars,
  leads,
  enquiries,
  messages,
  notifications,
  events,
  figures,
  audit,
  privacy,
  views,
  releases,
  requests,
  installation,
  SEARCH_INDEXES,
  runtimeRole,
];

/**
 * The tables that every database begins with. Functions, triggers and views are files of their own (database/objects). Its name is not
 * the one of the first migration before 0.1.0, so that a server of then sees that it does not know these tables.
 */
export class Tables1700000000001 implements KnownMigration {
  readonly kind = 'contract';

  async up(runner: QueryRunner): Promise<void> {
    for (const part of PARTS) await runner.query(part);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Nothing is before the first tables: drop the database instead'));
  }
}
