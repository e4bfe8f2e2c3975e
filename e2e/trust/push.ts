import type { Canaries } from './canaries';
import type { Operation, Schema } from './contract';
import { Client } from './load';
import type { Real } from './real';
import { send } from './send';

interface Push {
  readonly product: Real;
  readonly admin: Client;
  readonly slug: string;
  readonly canaries: Canaries;
  readonly operations: readonly Operation[];
}

/** These end sessions of whoever calls them. */
const endsSession = ({ path, method }: Operation): boolean => path.startsWith('auth/') && method !== 'GET';
const NOBODY = '7d3f9a52-1c64-4c1b-9a57-5f2f6b1d8e90';

/** Every call of the contract with canaries in every place that takes words, as an admin and as a visitor; valid, then not. */
export async function pushEverywhere({ product, admin, slug, canaries, operations }: Push): Promise<{ calls: number; accepted: number }> {
  const visitor = new Client(product.port);
  let accepted = 0;
  let calls = 0;
  for (const operation of operations.filter(({ path }) => path !== 'events')) {
    const who = operation.action === 'public' || endsSession(operation) ? visitor : admin;
    const id = await idFor(operation, admin);
    for (const wrong of [false, true]) {
      const path = pathOf(operation, canaries, wrong ? canaries.name : id, wrong ? canaries.name : slug);
      const got = await who.call(operation.method, path, operation.body ? bodyOf(operation, canaries, wrong) : undefined);
      calls += 1;
      if (got.status < 300) accepted += 1;
    }
  }
  const code = await visitor.call('POST', 'patients/booking/otp/request', { phone: canaries.phone });
  const requestId = (JSON.parse(code.text || '{}') as { requestId?: string }).requestId ?? NOBODY;
  await visitor.call('POST', 'patients/booking/otp/verify', { requestId, phone: canaries.phone, code: canaries.code });
  return { calls: calls + 2, accepted };
}

/** Something that is there, unless the call would delete it. */
async function idFor({ method, path }: Operation, admin: Client): Promise<string> {
  const noun = path.split('/')[0] ?? '';
  if (method === 'DELETE' || !path.includes('{id}') || ['users', 'booking'].includes(noun)) return NOBODY;
  const got = await admin.call('GET', `${noun}?pageSize=1`);
  return got.status === 200 ? ((JSON.parse(got.text) as { id: string }[])[0]?.id ?? NOBODY) : NOBODY;
}

function pathOf({ path, parameters, method }: Operation, canaries: Canaries, id: string, slug: string): string {
  const filled = path
    .replace('{phone}', encodeURIComponent(canaries.phone))
    .replace('{slug}', slug)
    .replace('{token}', canaries.token)
    .replace(/\{\w+\}/gu, id);
  const asked = parameters.filter((one) => one.in === 'query' && (one.required || one.name === 'q'));
  const query = asked.map(({ name, schema }) => `${name}=${schema.format === 'date' ? '2026-12-01' : canaries.search}`);
  return query.length > 0 && method === 'GET' ? `${filled}?${query.join('&')}` : filled;
}

function valueOf(name: string, schema: Schema, canaries: Canaries, wrong: boolean): unknown {
  if (wrong && /id$|date$/iu.test(name)) return canaries.name;
  if (schema.enum) return wrong ? canaries.name : schema.enum[0];
  if (schema.format === 'uuid') return null;
  if (schema.format === 'email') return canaries.email;
  if (schema.type === 'boolean') return wrong ? canaries.name : true;
  if (schema.type === 'integer') return wrong ? canaries.phone : (schema.minimum ?? 1);
  if (schema.type === 'array') return wrong ? [canaries.name] : null;
  return (
    {
      phone: canaries.phone,
      password: canaries.password,
      currentPassword: canaries.password,
      newPassword: canaries.password,
      code: canaries.code,
      symptoms: canaries.symptoms,
    }[name] ?? canaries.name
  );
}

/** The fields that matter, each with its canary; times and ids as they are in the contract. */
function bodyOf({ body }: Operation, canaries: Canaries, wrong: boolean): object {
  const fields = Object.entries(body?.properties ?? {}).filter(
    ([name]) =>
      wrong ||
      body?.required?.includes(name) ||
      /name|phone|email|notes|symptoms|password|message|address|location|city|feedback/iu.test(name),
  );
  return Object.fromEntries(fields.map(([name, schema]) => [name, valueOf(name, schema, canaries, wrong)]));
}

/** What no honest browser sends; answers how many there were. */
export async function pushOddly({ port }: Real, canaries: Canaries): Promise<number> {
  const { name, phone, password, email, search, token } = canaries;
  const headers = { host: 'localhost', 'content-type': 'application/json' };
  const odd: readonly { method: string; target: string; body?: string; more?: Readonly<Record<string, string>> }[] = [
    { method: 'POST', target: '/api/patients/booking', body: `{"name":"${name}","phone":"${phone}` },
    {
      method: 'POST',
      target: '/api/patients/booking',
      body: `name=${name}&phone=${phone}`,
      more: { 'content-type': 'application/x-www-form-urlencoded' },
    },
    { method: 'POST', target: '/api/auth/login', body: JSON.stringify({ username: name, password: password.repeat(6000) }) },
    { method: 'POST', target: '/api/auth/login', body: JSON.stringify({ username: name, password, [name]: 1 }) },
    { method: 'GET', target: `/api/${name}/${email}` },
    { method: 'GET', target: `/${name}?q=${search}` },
    { method: 'GET', target: `/api/hospitals/booking/${name}%00` },
    { method: 'GET', target: `/api/patients/booking/check-phone/${name}%zz` },
    { method: 'GET', target: `/api/patients/booking/check-phone/${encodeURIComponent(phone)}?${name}=${search}` },
    { method: 'GET', target: `/api/link/${token}%zz` },
    { method: 'GET', target: `/a/${token}` },
    { method: 'POST', target: `/api/link/${token}/move`, body: `{"at":"${name}` },
    { method: 'GET', target: '/api/version', more: { referer: `https://care.example/a/${token}` } },
    { method: name, target: '/api/patients' },
    { method: 'GET', target: '/api/auth/user', more: { cookie: `__Host-sid=${name}; __Host-pd=${password}` } },
    {
      method: 'GET',
      target: '/api/auth/user',
      more: {
        'user-agent': name,
        referer: `http://x/${email}`,
        'x-request-id': name,
        'x-forwarded-for': name,
        authorization: `Bearer ${password}`,
      },
    },
    { method: 'POST', target: '/api/enquiries', body: '{}', more: { 'idempotency-key': name, 'if-match': name } },
    { method: 'POST', target: '/api/enquiries', body: '{}', more: { origin: `https://${name}.example` } },
    { method: 'POST', target: '/api/enquiries', body: `{"a":`.repeat(20) + `"${name}"` + '}'.repeat(20) },
    { method: 'GET', target: `/api/${'a'.repeat(15_000)}${name}` },
    { method: 'GET', target: '/api/auth/user', more: { cookie: `x=${'b'.repeat(20_000)}${name}` } },
  ];
  for (const { method, target, body, more } of odd) {
    const all = Object.entries({ ...headers, ...more });
    await send(port, { method, target, headers: all, body: body === undefined ? null : Buffer.from(body) }).catch(() => undefined);
  }
  return odd.length;
}
