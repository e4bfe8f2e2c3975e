/** The platform of the backend, lowest first: each of these may import those before it, and no other module. */
export const PLATFORM = [
  'errors',
  'http',
  'database',
  'paging',
  'idempotency',
  'events',
  'openapi',
  'access',
  'limits',
  'archive',
  'audit',
];

/** Which modules of backend/src another one may import. Add a line with the reason in the commit; an edge that points back is a design question. */
export const MODULE_EDGES = {
  access: ['errors'],
  appointments: ['access', 'database', 'doctors', 'events', 'hospitals', 'http', 'idempotency', 'paging', 'patients'],
  archive: ['access', 'database', 'http', 'paging'],
  audit: ['access', 'database', 'errors', 'http', 'paging'],
  auth: ['access', 'audit', 'database', 'errors', 'events', 'http', 'limits'],
  'booking-page': ['appointments', 'public-booking', 'web'],
  doctors: ['access', 'appointments', 'archive', 'database', 'http', 'idempotency', 'paging', 'users'],
  enquiries: ['access', 'archive', 'database', 'http', 'idempotency', 'limits', 'notifications', 'paging', 'users'],
  events: ['database'],
  exports: ['access', 'audit', 'errors', 'limits'],
  health: ['access', 'events', 'http'],
  hospital: ['access', 'appointments', 'database', 'doctors', 'http', 'paging'],
  hospitals: ['access', 'appointments', 'archive', 'database', 'http', 'idempotency', 'paging', 'reference', 'users'],
  http: ['errors'],
  idempotency: ['database', 'http'],
  leads: ['access', 'appointments', 'archive', 'database', 'events', 'http', 'idempotency', 'notifications', 'paging', 'patients', 'users'],
  limits: ['access', 'database', 'errors'],
  live: ['access', 'database', 'events', 'notifications'],
  messages: ['access', 'appointments', 'database', 'http', 'paging'],
  notifications: ['access', 'database', 'events', 'http', 'paging'],
  openapi: ['errors', 'http'],
  paging: ['database', 'http'],
  patients: ['access', 'archive', 'audit', 'database', 'events', 'http', 'idempotency', 'paging'],
  privacy: ['access', 'appointments', 'audit', 'database', 'http', 'limits', 'patients'],
  'public-booking': ['access', 'appointments', 'database', 'http', 'idempotency', 'limits', 'messages', 'notifications', 'patients'],
  reference: ['access', 'archive', 'database', 'http', 'idempotency', 'paging'],
  reported: ['access', 'appointments', 'database', 'http', 'patients'],
  stats: ['access', 'appointments', 'database', 'events', 'http'],
  users: ['access', 'archive', 'auth', 'database', 'http', 'idempotency', 'paging'],
  web: ['access', 'auth'],
};

/** The same for the features of libs/features. */
export const FEATURE_EDGES = {
  appointments: ['keyboard', 'lists', 'records', 'versions'],
  dashboard: ['appointments', 'doctors', 'exports', 'keyboard', 'leads', 'lists', 'stats'],
  deleted: ['versions'],
  doctors: ['appointments', 'deleted', 'keyboard', 'lists', 'records', 'reference', 'users', 'versions'],
  leads: ['appointments', 'dashboard', 'deleted', 'exports', 'keyboard', 'lists', 'records', 'reference', 'versions'],
  patients: ['appointments', 'deleted', 'keyboard', 'lists', 'records', 'versions'],
};
