import 'reflect-metadata';
import { createApp } from '../app.setup';
import { loadConfig } from '../config';
import { openApiDocument } from '../openapi-document';

/**
 * The calls that make, widen, move or disclose an account or a whole person, or decide which code runs in people's browsers, and
 * whether they ask for a fresh proof: always, when the account is touched, or never, which has a reason in the contract.
 */
const DECIDED = `
always POST users
when   PUT users/{id}
always DELETE users/{id}
always POST users/{id}/restore
always DELETE users/{id}/sessions
always DELETE users/{id}/second-factor
never  GET users
never  GET users/{id}
never  GET users/doubtful-names
when   POST doctors
when   PUT doctors/{id}
when   DELETE doctors/{id}
when   POST doctors/{id}/restore
when   POST hospitals
when   PUT hospitals/{id}
always DELETE hospitals/{id}
always POST hospitals/{id}/restore
never  PUT auth/password
never  POST auth/confirm
always GET auth/confirmed
always POST auth/second-factor
always PUT auth/second-factor
always DELETE auth/second-factor
never  GET auth/sessions
never  DELETE auth/sessions
never  DELETE auth/sessions/{id}
always GET patients/{id}/export
always POST patients/{id}/erase
always GET privacy/by-phone/{phone}
always POST privacy/copy
always POST privacy/erase
always GET export/appointments/csv
always GET export/leads/csv
never  GET integrations
never  GET integrations/{id}
always POST integrations
always PUT integrations/{id}
always DELETE integrations/{id}
always POST integrations/{id}/keys
always POST integrations/{id}/keys/{keyId}/revoke
never  GET integrations/{id}/webhooks
always POST integrations/{id}/webhooks
when   PUT integrations/{id}/webhooks/{webhookId}
never  DELETE integrations/{id}/webhooks/{webhookId}
always POST integrations/{id}/webhooks/{webhookId}/secret
never  POST integrations/{id}/webhooks/{webhookId}/resume
never  POST integrations/{id}/webhooks/{webhookId}/test
never  GET integrations/{id}/webhooks/{webhookId}/deliveries
never  POST integrations/{id}/webhooks/{webhookId}/deliveries/{deliveryId}/replay
never  POST integrations/{id}/webhooks/{webhookId}/replay
always POST releases
always PUT releases/{mfe}/live
always POST releases/{mfe}/rollback
always PUT releases/{mfe}/off
never  PUT releases/files/{sha256}
never  POST releases/missing
never  GET releases
never  GET release-keys
always POST release-keys
always POST release-keys/{id}/revoke`;

interface Operation {
  readonly 'x-access'?: { readonly action: string };
  readonly 'x-proof'?: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: { readonly $ref?: string } }>> };
  readonly responses: Readonly<Record<string, unknown>>;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, { readonly properties?: object }>> };
}

/** Whoever sends one of these fields makes an account or changes who may use it. */
const ACCOUNT_FIELDS = ['password', 'newPassword', 'currentPassword', 'username', 'role', 'createUserAccount'];
/** Addresses under which accounts, whole people and the code of everybody's browser are. */
const TOUCHING =
  /^(users|privacy|export)(\/|$)|^auth\/(?!user$)|\/(export|erase)$|^release-keys|^integrations(?!\/me$)|^releases(\/files|\/missing|\/\{mfe\}\/(?!try)|$)/u;
/** Records with which an account comes and goes. */
const WITH_ACCOUNT = /^(doctors|hospitals)\/\{id\}(\/restore)?$/u;

function touches(method: string, path: string, operation: Operation, { components }: Document): boolean {
  if (operation['x-access']?.action === 'public') return false;
  const ref = operation.requestBody?.content['application/json']?.schema?.$ref?.split('/').at(-1) ?? '';
  const fields = Object.keys(components?.schemas?.[ref]?.properties ?? {});
  return (
    fields.some((field) => ACCOUNT_FIELDS.includes(field)) ||
    TOUCHING.test(path) ||
    (WITH_ACCOUNT.test(path) && (method === 'delete' || path.endsWith('/restore')))
  );
}

/** Each call of these kinds with the first word of what it says of a proof; '' where it says nothing. */
const saidBy = (document: Document): string[] =>
  Object.entries(document.paths).flatMap(([address, item]) =>
    Object.entries(item).flatMap(([method, operation]) => {
      const path = address.replace('/api/', '');
      if (!touches(method, path, operation, document)) return [];
      const [word = ''] = (operation['x-proof'] ?? '').split(/[ :]/u);
      return [`${word.padEnd(6)} ${method.toUpperCase()} ${path}`];
    }),
  );

describe('a fresh proof of who is calling', () => {
  let document: Document;
  beforeAll(async () => {
    const config = loadConfig({ DATABASE_URL: 'postgres://nobody@localhost/none', NODE_ENV: 'test' });
    document = openApiDocument(await createApp({ config, preview: true })) as unknown as Document;
  });

  it('is asked for, or with a reason is not, by each call that makes, widens, moves or discloses an account or a whole person', () => {
    expect(saidBy(document).sort()).toEqual(DECIDED.trim().split('\n').sort());
    const all = Object.values(document.paths).flatMap((item) => Object.values(item));
    const reasons = all.flatMap((operation) => operation['x-proof'] ?? []).filter((said) => said !== 'always');
    expect(reasons.filter((said) => !/^(?:when \w|never: \w)/u.test(said))).toEqual([]);
    const asking = all.filter(({ 'x-proof': said = '' }) => /^(?:always|when)/u.test(said));
    expect(asking.filter(({ responses }) => !JSON.stringify(responses['403']).includes('confirmNeeded'))).toEqual([]);
  });

  it.each([
    ['a new call with a password', { path: '/api/agents', fields: { password: {} } }],
    ['a new call with a role', { path: '/api/agents/{id}', fields: { role: {} } }],
    ['a new call below the accounts', { path: '/api/users/{id}/merge', fields: {} }],
    ['a new copy of a person', { path: '/api/leads/{id}/export', fields: {} }],
  ])('is missed where %s says nothing', (_, { path, fields }) => {
    const operation: Operation = {
      'x-access': { action: 'leads:read' },
      requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/New' } } } },
      responses: {},
    };
    const planted = { paths: { [path]: { post: operation } }, components: { schemas: { New: { properties: fields } } } };
    expect(saidBy(planted)).toEqual([`       POST ${path.replace('/api/', '')}`]);
  });
});
