import { hostname, networkInterfaces } from 'node:os';
import { Refusal } from '@arogya/domain/refusal';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { answer } from '../errors/refusal.filter';

type HostConfig = Pick<Config, 'demo' | 'host' | 'publicBaseUrl' | 'allowedHosts'>;

const FORM = /^(?<name>\[[\da-f:.]+\]|[^\s:[\]@/\\?#]+)(?::\d{1,5})?$/iu;
const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|\[::1\]|(?:[\w-]+\.)*localhost)$/u;

/** The name in a Host header, without its port; null when there is none, or several things at once. */
export function hostName(header: string | undefined): string | null {
  const name = FORM.exec(header ?? '')?.groups?.['name'];
  return name ? name.toLowerCase().replace(/\.$/u, '') : null;
}

/** The names and addresses that this machine has at the moment, as a Host header says them. */
function namesOfMachine(): string[] {
  const own = hostname().toLowerCase();
  const first = own.split('.')[0] ?? own;
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  return [
    own,
    first,
    `${first}.local`,
    ...addresses.map(({ address, family }) => (family === 'IPv6' ? `[${address.split('%')[0]}]` : address)),
  ];
}

/**
 * Whether this server is meant by a name. A page of a stranger may have its own name point to this machine: for the browser it is
 * then of one origin with the demo, whose passwords everybody knows.
 */
export function ownHosts({ host, publicBaseUrl, allowedHosts }: HostConfig): (name: string) => boolean {
  const isOpen = !LOOPBACK.test(host === '::1' ? '[::1]' : host);
  const given = new Set([hostName(new URL(publicBaseUrl).host), hostName(host), ...allowedHosts.map(hostName)]);
  return (name) => LOOPBACK.test(name) || given.has(name) || (isOpen && namesOfMachine().includes(name));
}

const NO_NAME = 'The request does not say under which name it calls the server (Host).';
const sentenceFor = (publicBaseUrl: string): string =>
  `This server does not answer under the name in this address. Open ${publicBaseUrl}, or add the name to ALLOWED_HOSTS and start again.`;

/**
 * In the demo, and wherever ALLOWED_HOSTS is set, refuses every call under a foreign name before anything else looks at it. Other
 * servers have no passwords that everybody knows; there a proxy knows the names, and balancers ask under others, or by HTTP/1.0
 * under none.
 */
export function refuseForeignHosts(server: FastifyInstance, config: HostConfig): void {
  const isLimited = config.demo || config.allowedHosts.length > 0;
  const isOwn = ownHosts(config);
  server.addHook('onRequest', (request, reply, done) => {
    const { host } = request.headers;
    const name = hostName(host);
    if (!isLimited && (host !== undefined || request.raw.httpVersion === '1.0')) return done();
    if (name === null) return answer(reply, new Refusal('malformed', { message: NO_NAME }), request.id);
    if (isOwn(name)) return done();
    answer(reply, new Refusal('foreignOrigin', { message: sentenceFor(config.publicBaseUrl) }), request.id);
  });
}
