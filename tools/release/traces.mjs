import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../start/aliases.mjs';
import { runNpm } from '../start/npm.mjs';
import { Failure } from '../start/failure.mjs';
import { signIn } from './sign-in.mjs';
import { running } from './running-server.mjs';

const FOLDER = join(ROOT, 'deploy/traces');
const NEEDLES = ['+91 98765 43210', '9876543210', 'Lakshmi', 'demo1234', 'of a server that lives'];

function check(what, holds) {
  if (!holds) throw new Failure(`✗ ${what}`);
  console.log(`✓ ${what}`);
}

async function callEverything(origin) {
  const { cookie } = await signIn(origin);
  const json = { 'content-type': 'application/json', origin };
  const call = (path, more) => fetch(`${origin}/api/${path}`, { headers: { ...json, cookie }, ...more });
  await call('patients', { method: 'POST', body: JSON.stringify({ name: 'Lakshmi Rao', phone: '+91 98765 43210' }) });
  await call('leads?search=Lakshmi');
  await call('patients/by-phone/9876543210');
  const doctors = await call('doctors');
  return doctors.headers.get('x-request-id');
}

/** Starts the built server with traces and looks at what a collector gets: of all traces, and of none (the control). */
export async function proveTraces() {
  const { code, out } = await runNpm(['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: FOLDER });
  if (code !== 0) throw new Failure(`The packages of deploy/traces could not be installed: ${out}`);
  const { spans, text, requestId } = await traced('1');
  const named = (name) => spans.filter((span) => span.name === name);
  const [doctors] = named('GET /api/doctors');
  check(`a call is a span with the template of its route, of ${spans.length} spans`, doctors && named('POST /api/auth/login').length === 1);
  const valueOf = ({ attributes }, key) => Object.values(attributes.find((one) => one.key === key)?.value ?? {})[0];
  check('an address with a phone in it is named by its template', named('GET /api/patients/by-phone/:phone').length === 1);
  check('a call has the id that stands in the log', valueOf(doctors, 'request.id') === requestId);
  const statements = spans.filter(({ attributes }) => attributes.some(({ key }) => key === 'db.query.text'));
  check(
    `statements are spans below their calls, ${statements.length}`,
    statements.length > 0 && statements.every(({ parentSpanId }) => parentSpanId),
  );
  check('nothing of a person, a password or a secret is sent', !NEEDLES.some((needle) => text.includes(needle)));
  check('nor the address of a page or of anybody', !/url\.|client\.address|user_agent|peer/u.test(text));
  check('control: of a share of nothing no call is sent', (await traced('0')).spans.length === 0);
}

async function traced(share) {
  const seen = await collector();
  const env = {
    NODE_OPTIONS: `--import=${pathToFileURL(join(FOLDER, 'traces.mjs')).href}`,
    OTEL_EXPORTER_OTLP_ENDPOINT: seen.address,
    OTEL_TRACES_SAMPLER_ARG: share,
  };
  try {
    const requestId = await running({ env }, async (origin) => {
      const id = await callEverything(origin);
      await pause(3000);
      return id;
    });
    return { spans: seen.spans(), text: seen.text(), requestId };
  } finally {
    seen.close();
  }
}

/** What collects traces, in the form OTLP over HTTP: the spans that it was sent, and all it was sent as text. */
async function collector() {
  const sent = [];
  const server = createServer((request, response) => {
    const parts = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      sent.push(Buffer.concat(parts).toString('utf8'));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    text: () => sent.join('\n'),
    spans: () =>
      sent
        .flatMap((text) => JSON.parse(text).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans),
    close: () => server.close(),
  };
}
