import { Refusal, type RefusalCode } from '@arogya/domain/refusal';

/** For each unique index of the database: the field of a request, and the sentence for the person. */
const UNIQUE_FIELDS: Readonly<Record<string, { readonly field: string; readonly message: string }>> = {
  users_username: { field: 'username', message: 'This username is already in use. Please choose another one.' },
  users_email: { field: 'email', message: 'This email is already in use. Please choose another one.' },
  states_name: { field: 'name', message: 'There is a state of this name already.' },
  states_code: { field: 'code', message: 'There is a state with this code already.' },
  cities_name: { field: 'name', message: 'There is a city of this name in this state already.' },
  services_name: { field: 'name', message: 'There is a service of this name already.' },
  external_ids_pkey: { field: 'externalId', message: 'Another record has this external id already.' },
  specialties_name: { field: 'name', message: 'There is a specialty of this name already.' },
};

const CONFLICTS: Readonly<Record<string, RefusalCode>> = {
  '23505': 'taken',
  '23503': 'inUse',
  '23P01': 'slotTaken',
  '40001': 'busy',
  '40P01': 'busy',
};
const BUSY_STATE = /^(57014|53...|57P..|08...|55P03|25P0[34])$/u;
const UNUSABLE_STATE = /^22...$/u;
const NETWORK: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'EAI_AGAIN',
]);
/** Errors of pg without a code: waiting for the pool, a query's time limit, a connection that ended. */
const LOST =
  /^(timeout exceeded when trying to connect|query read timeout|connection terminated|client has encountered a connection error|connection ended|cannot use a pool after)/iu;

interface DatabaseError {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly driverError?: unknown;
  readonly constraint?: unknown;
}

/** A value that is already in use, with its field if the constraint names one. */
function takenRefusal(constraint: unknown): Refusal {
  const known = typeof constraint === 'string' ? UNIQUE_FIELDS[constraint] : undefined;
  return new Refusal('taken', known ? { errors: { [known.field]: known.message }, message: known.message } : {});
}

/** The error that a failure of PostgreSQL means for the caller; null when it is none of PostgreSQL's. */
export function databaseRefusal(thrown: unknown): Refusal | null {
  if (!(thrown instanceof Error)) return null;
  const { driverError } = thrown as DatabaseError;
  const { code, message, constraint } = (driverError instanceof Error ? driverError : thrown) as DatabaseError;
  if (typeof code === 'string') {
    const conflict = CONFLICTS[code];
    if (conflict === 'taken') return takenRefusal(constraint);
    if (conflict) return new Refusal(conflict);
    if (NETWORK.has(code) || (code.length === 5 && BUSY_STATE.test(code))) return new Refusal('unavailable');
    if (code.length === 5 && UNUSABLE_STATE.test(code)) return new Refusal('malformed');
  }
  return typeof message === 'string' && LOST.test(message) ? new Refusal('unavailable') : null;
}
