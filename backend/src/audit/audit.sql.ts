import { prepared } from '../database/statement';
import { folded } from '../database/folded.sql';
import { byTime } from '../paging/keyset';
import { like, type Search } from '../paging/search';

export const AUDIT_SORTS = { at: byTime('a.at') } as const;

/** The present name of a record, looked up for the rows of a page only: the log itself holds no names. */
const NAMES: Readonly<Record<string, string>> = {
  user: 'u.username from users u',
  hospital: 'h.name from hospitals h',
  hospital_rules: 'h.name from hospitals h',
  doctor: 'd.full_name from doctors d',
  patient: 'p.name from patients p',
  appointment: `'AD-' || v.number from appointments v`,
  lead: 'l.patient_name from leads l',
  enquiry: 'e.name from enquiries e',
  state: 's.name from states s',
  city: 'c.name from cities c',
  service: 's.name from services s',
  specialty: 's.name from specialties s',
  release_key: 'k.label from release_keys k',
  integration: 'i.name from integrations i',
  integration_key: 'k.label from integration_keys k',
  // The host alone: a path or a query may hold a secret.
  webhook_endpoint: `substring(w.url from '^[a-z]+://([^/?#]+)') from webhook_endpoints w`,
};

const NAME = Object.entries(NAMES)
  .map(([entity, name]) => `when '${entity}' then (select ${name} where id = a.entity_id)`)
  .join('\n    ');

export const AUDIT_COLUMNS = `
  a.id::text as id, a.at, a.actor_id as "actorId", a.username, a.role, a.hospital_id as "hospitalId", a.action, a.entity,
  a.entity_id as "entityId", a.fields, a.row_count as rows, a.operation, a.request_id as "requestId",
  case a.entity
    ${NAME} end as "entityName"`;

/** Finds staff by their present name, so that the log is read through its index on who acted. */
export const byPerson = (pattern: string): Search => ({
  lookThrough: 2_500,
  ofRow: (bound) => `a.actor_id = any (array(select u.id from users u where ${like(folded('u.search'), pattern, bound)}))`,
});

/** What is noted of a look. */
export interface NotedLook {
  readonly actor: string | null;
  readonly username: string | null;
  readonly role: string | null;
  readonly hospital: string | null;
  readonly request: string | null;
  readonly action: string;
  readonly entity: string;
  readonly entityId: string | null;
  readonly count: number | null;
  readonly shown: string | null;
}
/** A list of values a column. */
export type LooksByColumn = { readonly [Column in keyof NotedLook]: readonly NotedLook[Column][] };

/** Looks of several people at once: database/objects/note_looks.sql. */
export const noteLooks = prepared<object, LooksByColumn>(
  'note-looks',
  'select note_looks(:actor, :username, :role, :hospital, :request, :action, :entity, :entityId, :count, :shown)',
);
