import { scopeOf, ROLES, type Action, type Role } from '@arogya/domain/access';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { Ids } from './ids';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: { readonly enum?: readonly string[]; readonly type?: string };
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly 'x-access': { readonly action: string };
}

/** A GET call of the contract that a role may make. */
export interface ReadCall {
  readonly role: Role;
  readonly operation: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** An earlier role sees every row too, with the same statements: they need not be tried again for each filter. */
  readonly repeats: boolean;
}

/**
 * Left out: one stream stays open, other calls read a whole table on a connection of their own. Health reads no table; a
 * patient's data copy goes through all of one; the outbox exists in the demo only; names that can be taken for another one
 * are found among all accounts.
 */
const APART: ReadonlySet<string> = new Set([
  'watchEvents',
  'exportLeads',
  'exportAppointments',
  'exportPatient',
  'listMessages',
  'doubtfulNames',
  'live',
  'ready',
]);

function fill(template: string, ids: Ids): string {
  const noun = template.split('/')[2] ?? '';
  const own: Record<string, string> = { appointments: ids.appointment, doctors: ids.doctor, enquiries: ids.enquiry };
  const more: Record<string, string> = {
    hospitals: ids.hospital,
    leads: ids.lead,
    patients: ids.patient,
    users: ids.user,
    'calendar-changes': ids.calendarChange,
    integrations: ids.integration,
  };
  return template
    .replace('appointments/agent/{id}', `appointments/agent/${ids.agent}`)
    .replace('appointments/doctor/{id}', `appointments/doctor/${ids.doctor}`)
    .replace('doctors/{id}', `doctors/${ids.doctor}`)
    .replace('{slug}', ids.slug)
    .replace('{token}', ids.linkToken)
    .replace('{agentId}', ids.agent)
    .replace('{webhookId}', ids.webhook)
    .replace('{phone}', encodeURIComponent(ids.phone))
    .replace('{id}', own[noun] ?? more[noun] ?? '');
}

/** Every reading call of the contract, for each role that may make it; public calls as the first role. */
export function readsOf({ paths }: OpenAPIObject, ids: Ids): ReadCall[] {
  return Object.entries(paths).flatMap(([template, item]) => {
    const get = item.get as unknown as Operation | undefined;
    if (!get || APART.has(get.operationId)) return [];
    const { action } = get['x-access'];
    const roles = action === 'public' ? ROLES.slice(0, 1) : ROLES.filter((role) => scopeOf(role, action as Action) !== null);
    const parameters = (get.parameters ?? []).filter((parameter) => parameter.in === 'query');
    const whole = roles.filter((role) => action !== 'public' && scopeOf(role, action as Action) === 'all');
    return roles.map((role) => ({
      role,
      operation: get.operationId,
      path: fill(template, ids),
      parameters,
      repeats: whole.indexOf(role) > 0,
    }));
  });
}

const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A part of a common name, one of a rare name, a beginning, a number, and something that nobody has. */
const SEARCHES = ['erma', 'Kavita Gill', 'ra', '90123', 'xyzzy'];

/** A list that is searched by ids alone. */
const BY_ID = 'listWebhookDeliveries';

/** What a call is searched for. */
export const searchesOf = ({ operation }: Pick<ReadCall, 'operation'>, ids: Ids): readonly string[] =>
  operation === BY_ID ? [ids.lead, '90123', 'evt_aaaaaaaaaaaaaaaaaaaaaa'] : SEARCHES;

/** The values to try for a filter. */
function valuesOf({ name, schema }: Parameter, ids: Ids, searches: readonly string[]): readonly string[] {
  const known: Record<string, readonly string[]> = {
    q: searches,
    doctorId: [ids.doctor],
    hospitalId: [ids.hospital],
    patientId: [ids.patient],
    actorId: [ids.agent],
    entityId: [ids.patient],
    assignedAgentId: [ids.agent],
    specialty: ['Specialty 7'],
    city: ['City 7'],
    isActive: ['true', 'false'],
    all: ['true'],
    ids: [ids.doctor],
    name: ['Lotus'],
    stateId: [],
    except: [],
    hold: [],
  };
  return schema.enum ?? known[name] ?? [];
}

const SPAN = { from: day(-3), to: day(3) };
const PAGING: ReadonlySet<string> = new Set(['sort', 'page', 'pageSize', 'after', 'from', 'to']);

/** The queries of a call besides sorts: plain, each filter with each value, the span of days. */
export function queriesOf(call: ReadCall, ids: Ids): string[] {
  const { parameters, repeats } = call;
  const searches = searchesOf(call, ids);
  const spanned = parameters.some(({ name }) => name === 'from');
  const span = spanned ? new URLSearchParams(SPAN).toString() : '';
  // A call without it is refused.
  const required = parameters.flatMap((one) => {
    const [value] = one.required ? valuesOf(one, ids, searches) : [];
    return value === undefined ? [] : [`${one.name}=${value}`];
  });
  const needed = [...(spanned && !parameters.some(({ name }) => name === 'sort') ? [span] : []), ...required].join('&');
  if (repeats) return [needed];
  const filters = parameters
    .filter(({ name, required: must }) => !PAGING.has(name) && !must)
    .flatMap((parameter) => valuesOf(parameter, ids, searches).map((value) => new URLSearchParams({ [parameter.name]: value }).toString()));
  return [needed, ...(needed === '' && spanned ? [span] : []), ...filters.map((filter) => (needed ? `${needed}&${filter}` : filter))];
}
