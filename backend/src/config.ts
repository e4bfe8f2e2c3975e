import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { isRole, type Role } from '@arogya/domain/access';
import { POWERFUL_ROLES } from '@arogya/domain/auth/second-factor';
import { fromFiles, type ConfigValues } from './config-files';
import { messageSettings, type MessageSettings } from './config-messages';
import { productionFaults } from './config-production';
import { houseOf, type IsInHouse } from './config-webhooks';
import { NO_DATABASE, NO_PUBLIC_URL, schema, type ConfigVariables } from './config-variables';
import { StartFailure } from './start-refused';

export { StartFailure };
export type { DltSettings, SmsSettings, SmtpServer } from './config-messages';

/** Seconds: several looks of a usual balancer (docs/adr/0022-operations.md). */
const PRODUCTION_DRAIN = 10;

/** Injectable: the whole configuration of the server. */
export abstract class Config {
  abstract readonly production: boolean;
  abstract readonly host: string;
  abstract readonly port: number;
  abstract readonly databaseUrl: string;
  /** The login that `migrate` makes for the server; '' for none. */
  abstract readonly serverDatabaseUrl: string;
  /** A copy that follows it, for exports and Reports; '' for none. */
  abstract readonly databaseReadUrl: string;
  abstract readonly databasePool: number;
  /** For how long what has written nothing is repeated while the database is away. */
  abstract readonly databaseAwaySeconds: number;
  abstract readonly sessionSecret: string;
  /** Secrets that were replaced: what the audit log sealed under them can still be verified. */
  abstract readonly earlierSecrets: readonly string[];
  /** Origin of QR and booking URLs, without a slash at the end. Never taken from the Host header. */
  abstract readonly publicBaseUrl: string;
  /** Names under which it is called besides its own (http/own-hosts.ts). */
  abstract readonly allowedHosts: readonly string[];
  /** How many proxies are in front of the server. */
  abstract readonly trustProxy: number;
  /** For how long a server that was asked to stop still answers, so that a balancer notices. */
  abstract readonly drainSeconds: number;
  /** Where metrics are sent; null for nowhere. */
  abstract readonly metrics: { readonly host: string; readonly port: number } | null;
  /** Who needs a second factor before anything else. */
  abstract readonly secondFactorRoles: ReadonlySet<Role>;
  abstract readonly rateLimitScale: number;
  /** Whether the contract, Swagger UI and the pages of errors are shown below /api/docs. */
  abstract readonly apiDocs: boolean;
  abstract readonly demo: boolean;
  abstract readonly demoSize: 'full' | 'small';
  /** The folder with the built shell and micro-frontends. */
  abstract readonly webRoot: string;
  /** Micro-frontends that are switched off, by folder name. */
  abstract readonly mfeOff: readonly string[];
  /** Where the list of erased rows is kept outside of the database; '' for nowhere. */
  abstract readonly erasedFile: string;
  abstract readonly logLevel: ConfigVariables['LOG_LEVEL'];
  /** Who sends messages. */
  abstract readonly messages: MessageSettings;
  /** Which private addresses webhooks are sent to; null for none. */
  abstract readonly isInHouse: IsInHouse | null;
}

interface ParsedConfig {
  readonly raw: ConfigVariables;
  /** The variables without a value of their own that is good: they have their defaults, so that the others can be looked at. */
  readonly bad: ReadonlySet<string>;
  readonly faults: readonly string[];
}

function parsed({ values, faults, unread }: ConfigValues): ParsedConfig {
  const result = schema.safeParse(values);
  if (result.success) return { raw: result.data, bad: new Set(unread), faults };
  const { issues } = result.error;
  const bad = new Set([...unread, ...issues.map(({ path }) => String(path[0]))]);
  const good = Object.fromEntries(Object.entries(values).filter(([name]) => !bad.has(name)));
  const parts = issues.filter(({ path }) => !unread.includes(String(path[0]))).map(({ path, message }) => `${path.join('.')} ${message}`);
  const sentence = parts.length > 0 ? [`${parts.join('; ')}. Correct the environment and start again.`] : [];
  return { raw: schema.parse({ DATABASE_URL: NO_DATABASE, ...good }), bad, faults: [...faults, ...sentence] };
}

/** Without SESSION_SECRET, a development server signs everybody out when it restarts. */
const secretOf = (raw: ConfigVariables): string => raw.SESSION_SECRET ?? randomBytes(32).toString('hex');

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Reads the configuration from environment variables; throws a StartFailure that says of all faults at once what to change. */
export function loadConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const { raw, bad, faults } = parsed(fromFiles(env));
  const production = raw.NODE_ENV === 'production';
  const { messages, faults: ofMessages } = messageSettings(raw, production);
  const more = [...(production ? productionFaults(raw) : []), ...ofMessages];
  const all = [...faults, ...more.filter((fault) => !bad.has(fault.split(' ', 1)[0] ?? ''))];
  if (all.length > 0) throw new StartFailure(all.join(' '));
  return settingsOf(raw, production, messages);
}

function settingsOf(raw: ConfigVariables, production: boolean, messages: MessageSettings): Config {
  const ownUrl = `http://localhost:${raw.PORT}`;
  return {
    production,
    host: raw.HOST,
    port: raw.PORT,
    databaseUrl: raw.DATABASE_URL,
    serverDatabaseUrl: raw.SERVER_DATABASE_URL,
    databaseReadUrl: raw.DATABASE_READ_URL,
    databasePool: raw.DATABASE_POOL,
    databaseAwaySeconds: raw.DATABASE_AWAY_SECONDS,
    sessionSecret: secretOf(raw),
    earlierSecrets: listed(raw.SESSION_SECRETS_BEFORE),
    publicBaseUrl: raw.PUBLIC_BASE_URL === NO_PUBLIC_URL ? ownUrl : raw.PUBLIC_BASE_URL.replace(/\/+$/u, ''),
    allowedHosts: listed(raw.ALLOWED_HOSTS),
    trustProxy: raw.TRUST_PROXY,
    drainSeconds: raw.DRAIN_SECONDS ?? (production ? PRODUCTION_DRAIN : 0),
    metrics: raw.METRICS_PORT === undefined ? null : { host: raw.METRICS_HOST, port: raw.METRICS_PORT },
    secondFactorRoles: new Set([...(production ? POWERFUL_ROLES : []), ...listed(raw.SECOND_FACTOR_ROLES).filter(isRole)]),
    rateLimitScale: raw.RATE_LIMIT_SCALE,
    apiDocs: raw.API_DOCS ?? !production,
    demo: raw.DEMO,
    demoSize: raw.DEMO_SIZE,
    webRoot: resolve(raw.WEB_ROOT),
    mfeOff: listed(raw.MFE_OFF),
    erasedFile: raw.ERASED_FILE === '' ? '' : resolve(raw.ERASED_FILE),
    logLevel: raw.LOG_LEVEL,
    messages,
    isInHouse: houseOf(raw),
  };
}
