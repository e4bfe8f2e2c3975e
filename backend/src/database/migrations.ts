import { Foundation1700000000001 } from './migrations/1-foundation';
import { Booking1700000000002 } from './migrations/2-booking';
import { Rooms1700000000003 } from './migrations/3-rooms';
import { LeadsEnquiries1700000000004 } from './migrations/4-leads-enquiries';
import { Visitors1700000000005 } from './migrations/5-visitors';
import { Statistics1700000000006 } from './migrations/6-statistics';
import { Scale1700000000007 } from './migrations/7-scale';
import { Audit1700000000008 } from './migrations/8-audit';
import { Messages1700000000009 } from './migrations/9-messages';
import { Accounts1700000000010 } from './migrations/10-accounts';
import { Privacy1700000000011 } from './migrations/11-privacy';
import { Booking1700000000013 } from './migrations/13-booking';
import { Strangers1700000000014 } from './migrations/14-strangers';
import { Objects1700000000015 } from './migrations/15-objects';
import { Audiences1700000000016 } from './migrations/16-audiences';
import { References1700000000017 } from './migrations/17-references';
import { HoldHistory1700000000018 } from './migrations/18-hold-history';
import { Staff1700000000019 } from './migrations/19-staff';
import { LeadFigures1700000000020 } from './migrations/20-lead-figures';
import { HospitalPatients1700000000021 } from './migrations/21-hospital-patients';
import { AuditKeys1700000000022 } from './migrations/22-audit-keys';
import { Setup1700000000023 } from './migrations/23-setup';
import { AccountNotices1700000000024 } from './migrations/24-account-notices';
import { AuditChecks1700000000025 } from './migrations/25-audit-checks';
import { FiguresByDay1700000000026 } from './migrations/26-figures-by-day';
import { Releases1700000000027 } from './migrations/27-releases';
import { Checksums1700000000028 } from './migrations/28-checksums';
import { Servers1700000000029 } from './migrations/29-servers';
import { Trials1700000000030 } from './migrations/30-trials';
import { Calendars1700000000031 } from './migrations/31-calendars';
import { Undo1700000000032 } from './migrations/32-undo';
import { Needs1700000000033 } from './migrations/33-needs';
import { SavedViews1700000000034 } from './migrations/34-saved-views';
import { LeadUndo1700000000035 } from './migrations/35-lead-undo';
import { LeadsOfAgent1700000000036 } from './migrations/36-leads-of-agent';
import { DecidedBy1700000000037 } from './migrations/37-decided-by';
import { NewestOfAgent1700000000038 } from './migrations/38-newest-of-agent';
import { KeptDespite1700000000039 } from './migrations/39-kept-despite';
import { BulkAnswers1700000000040 } from './migrations/40-bulk-answers';
import { ViewPositions1700000000041 } from './migrations/41-view-positions';
import { RareConditions1700000000042 } from './migrations/42-rare-conditions';
import { ReleaseRoles1700000000043 } from './migrations/43-release-roles';
import { KnownBrowsers1700000000045 } from './migrations/45-known-browsers';
import { FoldedUsernames1700000000046 } from './migrations/46-folded-usernames';
import { HandlesOfABrowser1700000000048 } from './migrations/48-handles-of-a-browser';
import { PhoneKeys1700000000052 } from './migrations/52-phone-keys';
import { PhoneIndexes1700000000053 } from './migrations/53-phone-indexes';
import { SearchIndexes1700000000054 } from './migrations/54-search-indexes';
import { UrgentLeads1700000000056 } from './migrations/56-urgent-leads';

/** Every migration in order. A new one is added at the end; a released one is never changed. */
export const MIGRATIONS = [
  Foundation1700000000001,
  Booking1700000000002,
  Rooms1700000000003,
  LeadsEnquiries1700000000004,
  Visitors1700000000005,
  Statistics1700000000006,
  Scale1700000000007,
  Audit1700000000008,
  Messages1700000000009,
  Accounts1700000000010,
  Privacy1700000000011,
  Booking1700000000013,
  Strangers1700000000014,
  Objects1700000000015,
  Audiences1700000000016,
  References1700000000017,
  HoldHistory1700000000018,
  Staff1700000000019,
  LeadFigures1700000000020,
  HospitalPatients1700000000021,
  AuditKeys1700000000022,
  Setup1700000000023,
  AccountNotices1700000000024,
  AuditChecks1700000000025,
  FiguresByDay1700000000026,
  Releases1700000000027,
  Checksums1700000000028,
  Servers1700000000029,
  Trials1700000000030,
  Calendars1700000000031,
  Undo1700000000032,
  Needs1700000000033,
  SavedViews1700000000034,
  LeadUndo1700000000035,
  LeadsOfAgent1700000000036,
  DecidedBy1700000000037,
  NewestOfAgent1700000000038,
  KeptDespite1700000000039,
  BulkAnswers1700000000040,
  ViewPositions1700000000041,
  RareConditions1700000000042,
  ReleaseRoles1700000000043,
  KnownBrowsers1700000000045,
  FoldedUsernames1700000000046,
  HandlesOfABrowser1700000000048,
  PhoneKeys1700000000052,
  PhoneIndexes1700000000053,
  SearchIndexes1700000000054,
  UrgentLeads1700000000056,
];

/** TypeORM reads a time off the end of a migration's name; ours is this and its number. */
const FIRST = 1_700_000_000_000;

/** The number of the last migration that this server knows. It applies them when it starts, so the database has had it. */
export const SCHEMA = Math.max(...MIGRATIONS.map(({ name }) => Number(name.slice(-13)) - FIRST));
