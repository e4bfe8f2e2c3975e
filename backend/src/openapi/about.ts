import { PRODUCT } from '@arogya/domain/texts';

const BY_SESSION =
  'Sign in with `POST /api/auth/login`. The session travels in the cookie `__Host-sid`; other clients keep it and send it back.';

const BY_KEY = `
Send the key of an integration with each call: \`Authorization: Bearer adi_…\`. An administrator makes it on the page Integrations. \`GET /api/integrations/me\` says what it is good for. A key that is not good is answered with 401 \`badKey\`, a call without its scope with 403 \`missingScope\`.

**Pace**: \`RateLimit-Policy\` and \`RateLimit\` say how many calls a minute there are, and how many are left.
`.trim();

const CONVENTIONS = `
**Lists** answer a JSON array. \`X-Total-Count\`, \`X-Total-Capped\` and \`Link\` (RFC 8288) say the rest; follow \`rel="next"\` until it is missing. \`q\` searches, \`sort\` orders, \`page\` and \`pageSize\` turn the pages.

**Errors** are \`application/problem+json\` (RFC 9457): \`type\` is \`urn:arogyadesk:\` and a code, \`message\` is one sentence, \`errors\` has a sentence for each refused field. [Each code has a page](/api/docs/errors), to which the header \`Link\` with \`rel="help"\` leads. What any call may be refused with for its form, its caller or its rate is its answer \`default\`; \`x-codes\` has the codes of an answer.

**Changes by others**: a record with a \`version\` has an \`ETag\`. Send it as \`If-Match\`, and a change that would overwrite another one is answered with 409 \`stale\`.

**Repeating a call**: send an \`Idempotency-Key\` with a creating call, and it can be repeated for 24 hours without creating anything twice.

**Limits**: too many calls are answered with 429; \`Retry-After\` says when to go on.

**Time**: instants are ISO 8601 with offset. Days and times of day are those of the hospital's own time zone, Asia/Kolkata unless it has another.
`.trim();

export const INFO = {
  title: PRODUCT,
  /** A call or a field that is added raises the second number: a release of pages needs the version that it was built with. */
  version: '1',
  summary: 'Leads, enquiries, appointments and public booking of hospitals and clinics',
  description: `${BY_SESSION}\n\n${CONVENTIONS}`,
  contact: { name: `The administrator of this ${PRODUCT} installation` },
  license: { name: 'Apache License 2.0', identifier: 'Apache-2.0' },
} as const;

/** Of the contract for integrations (openapi-integrations.json). */
export const INTEGRATIONS_INFO = {
  ...INFO,
  title: `${PRODUCT} for integrations`,
  summary: 'What programs with a key may call: directory, appointments, patients and leads',
  description: `${BY_KEY}\n\n${CONVENTIONS}`,
} as const;

export const SERVERS = [
  { url: '/', description: 'The installation that serves this document' },
  {
    url: '{origin}',
    description: 'An installation at its public address',
    variables: { origin: { default: 'http://localhost:3000', description: 'Scheme, host and port, as in PUBLIC_BASE_URL' } },
  },
] as const;

/** What each tag holds, in alphabetical order. */
export const TAGS: Readonly<Record<string, string>> = {
  appointments: 'Appointments as the staff see them: list, book, move, confirm, complete, cancel, and what a patient reported.',
  audit: 'Who did what, and whether that log is as it was written.',
  auth: 'Signing in and out, the current user, your own password.',
  booking: 'What a patient does without an account: choose a doctor and a free start, hold it, book it, prove a phone.',
  calendars: 'What changes the hours of doctors, leave and closed days, with the appointments that it affects.',
  changes: 'What has changed, in order and without gaps, for programs that keep a copy.',
  doctors: 'Doctors, their hours, and their starts, each free or with the reason why not.',
  enquiries: 'Enquiries from the landing page, and how staff have handled them.',
  exports: 'Whole tables as CSV files.',
  health: 'Whether the server is up and able to work, for a load balancer.',
  hospital: 'What a hospital administrator sees of their hospital.',
  hospitals: 'Hospitals, with the link and the QR code of their booking pages.',
  integrations: 'Programs that call with a key: what they may do, and their keys.',
  leads: 'Leads: people who ask for treatment, until they have an appointment.',
  link: 'What a patient sees and does by the link of an appointment, without an account.',
  messages: 'What the outbox has kept of messages to patients where none are sent.',
  notifications: "The staff's notifications, and the stream that tells open screens about changes.",
  patients: 'Patients, found by phone or by name; their export and erasure.',
  reference: 'What forms choose from: services, specialties, states and cities.',
  releases: 'Releases of micro-frontends: publish one, make it live for all or for some, go back; and the keys of those who ship.',
  search: 'What Ctrl+K finds: records of all kinds by what is typed.',
  setup: 'The first steps of a new installation.',
  stats: 'Figures for dashboards and reports.',
  users: 'Staff accounts and their roles.',
  views: 'Saved views: the filters and the order of a list under a name, your own and those that others share.',
  webhooks: 'Where programs are told of changes as they happen, signed, and what was sent there.',
};
