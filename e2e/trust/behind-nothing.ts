import { request } from 'node:http';
import { freePort } from '@arogya/tools/postgres/server.mjs';
import { Caddy, hasCaddy } from './caddy';
import type { Figure } from './figure';
import { hasNginx, Nginx } from './nginx';

/** What stands before the servers, and notes calls that failed. */
interface Proxy {
  readonly port: number;
  errors(): string | Promise<string>;
  stop(): void;
}

interface Noted {
  readonly statuses: readonly number[];
  readonly errors: string;
}

/** Another address: what a proxy notes of calls that have no link. */
const OTHER = '/api/doctors/noted';

const addressesOf = (token: string): string[] => [
  `/a/${token}`,
  `/%61/${token}`,
  `//A/${token}?lang=hi`,
  `/api/link/${token}/calendar.ics`,
  `/api/doctors/../link/${token}`,
  OTHER,
];

const call = (port: number, path: string, body?: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request({ port, path, method: body ? 'POST' : 'GET' }, ({ statusCode = 0 }) => resolve(statusCode));
    sent.on('error', reject).end(body);
  });

/** What the proxy notes of calls with the link, however its address is spelled, while no server answers. */
async function notedOf(proxy: Proxy, token: string): Promise<Noted> {
  const calls = addressesOf(token).map((path) => call(proxy.port, path));
  const tooLarge = call(proxy.port, `/api/link/${token}/cancel`, 'x'.repeat(200_000));
  const statuses = await Promise.all([...calls, tooLarge]).finally(() => proxy.stop());
  return { statuses, errors: await proxy.errors() };
}

const timesIn = (errors: string, text: string): number => errors.split(text).length - 1;
const failed = ({ statuses }: Noted): boolean => statuses.every((status) => status === 502 || status === 413);

async function behindNginx(token: string): Promise<Figure> {
  const noted = await notedOf(await Nginx.start([await freePort(0), await freePort(0)]), token);
  const found = timesIn(noted.errors, token);
  return {
    name: "the link of an appointment in nginx's log of errors (deploy/nginx/nginx.conf), no server behind it",
    found: `${found} found after ${noted.statuses.length} calls that failed`,
    met: found === 0 && failed(noted),
    controls: [{ name: 'the address of another call that failed', found: 'noted', fails: noted.errors.includes(OTHER) }],
  };
}

async function behindCaddy(token: string): Promise<Figure> {
  const server = await freePort(0);
  const noted = await notedOf(await Caddy.start({ server }), token);
  const control = await notedOf(await Caddy.start({ server, bare: true }), token);
  const [found, otherwise] = [noted, control].map(({ errors }) => timesIn(errors, token));
  const errors = timesIn(noted.errors, '"status":502');
  return {
    name: "the link of an appointment, or any address, in Caddy's log of errors (deploy/Caddyfile), no server behind it",
    found: `${found} found after ${noted.statuses.length} calls that failed, of which ${errors} are noted`,
    met: found === 0 && !noted.errors.includes(OTHER) && errors === noted.statuses.length && failed(noted),
    controls: [{ name: "Caddy's own log", found: `${otherwise} found`, fails: (otherwise ?? 0) > 0 }],
  };
}

/** Of the proxies of `deploy/` that this machine has. */
export const linkBehindNothing = async (token: string): Promise<Figure[]> => [
  ...(hasNginx() ? [await behindNginx(token)] : []),
  ...(hasCaddy() ? [await behindCaddy(token)] : []),
];
