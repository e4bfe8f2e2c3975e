import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { z } from 'zod';
import { messageSettings, MESSAGE_VARIABLES, type MessageSettings } from './config-messages';
import { assertFitForProduction } from './config-production';
import { StartFailure } from './start-refused';

export { StartFailure };
export type { SmsSettings, SmtpServer } from './config-messages';

const flag = z.enum(['true', 'false', '1', '0', ''], 'must be true or false').transform((value) => value === 'true' || value === '1');

function whole(low: number, high: number) {
  const message = `must be a whole number from ${low} to ${high}`;
  return z.coerce.number(message).int(message).min(low, message).max(high, message);
}

/** Empty is as good as not set: so says a compose file whose variable has no value. */
const optionalWhole = (low: number, high: number) =>
  z.preprocess((value) => (value === '' ? undefined : value), whole(low, high).optional());

const NO_PUBLIC_URL = '';
const isOrigin = (value: string): boolean => value === NO_PUBLIC_URL || (/^https?:\/\//u.test(value) && URL.canParse(value));

const schema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test'], 'must be production, development or test').default('development'),
  HOST: z.string().min(1).default('0.0.0.0'),
  PORT: whole(0, 65_535).default(3000),
  DATABASE_URL: z.string('is missing').regex(/^postgres(ql)?:\/\//u, 'must look like postgres://user:password@host:5432/name'),
  DATABASE_POOL: whole(2, 200).default(10),
  SESSION_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  SESSION_SECRETS_BEFORE: z.string().default(''),
  PUBLIC_BASE_URL: z.string().refine(isOrigin, 'must be an http or https address').default(NO_PUBLIC_URL),
  TRUST_PROXY: whole(0, 10).default(0),
  DRAIN_SECONDS: optionalWhole(0, 300),
  RATE_LIMIT_SCALE: z.coerce.number('must be a number above 0').positive('must be a number above 0').max(1_000_000).default(1),
  API_DOCS: flag.optional(),
  DEMO: flag.default(false),
  DEMO_SIZE: z.enum(['full', 'small'], 'must be full or small').default('full'),
  WEB_ROOT: z.string().min(1).default('dist'),
  MFE_OFF: z.string().default(''),
  ERASED_FILE: z.string().default(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a level such as info or warn').default('info'),
  ...MESSAGE_VARIABLES,
});
type Raw = z.infer<typeof schema>;

/** Seconds: two rounds of a balancer that looks every five. */
const PRODUCTION_DRAIN = 10;

/** Injectable: the whole configuration of the server. */
export abstract class Config {
  abstract readonly production: boolean;
  abstract readonly host: string;
  abstract readonly port: number;
  abstract readonly databaseUrl: string;
  abstract readonly databasePool: number;
  abstract readonly sessionSecret: string;
  /** Secrets that were replaced: what the audit log sealed under them can still be verified. */
  abstract readonly earlierSecrets: readonly string[];
  /** Origin of QR and booking URLs, without a slash at the end. Never taken from the Host header. */
  abstract readonly publicBaseUrl: string;
  /** How many proxies are in front of the server. */
  abstract readonly trustProxy: number;
  /** For how long a server that was told to stop still answers, so that a balancer notices. */
  abstract readonly drainSeconds: number;
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
  abstract readonly logLevel: Raw['LOG_LEVEL'];
  /** Who sends messages. */
  abstract readonly messages: MessageSettings;
}

function sentenceOf(error: z.ZodError): string {
  const parts = error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  return `${parts.join('; ')}. Correct the environment and start again.`;
}

/** Without SESSION_SECRET, a development server signs everybody out when it restarts. */
const secretOf = (raw: Raw): string => raw.SESSION_SECRET ?? randomBytes(32).toString('hex');

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Reads the configuration from environment variables; throws a StartFailure that says what to change. */
export function loadConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const parsed = schema.safeParse(env);
  if (!parsed.success) throw new StartFailure(sentenceOf(parsed.error));
  const raw = parsed.data;
  const production = raw.NODE_ENV === 'production';
  if (production) assertFitForProduction(raw);
  const ownUrl = `http://localhost:${raw.PORT}`;
  return {
    production,
    host: raw.HOST,
    port: raw.PORT,
    databaseUrl: raw.DATABASE_URL,
    databasePool: raw.DATABASE_POOL,
    sessionSecret: secretOf(raw),
    earlierSecrets: listed(raw.SESSION_SECRETS_BEFORE),
    publicBaseUrl: raw.PUBLIC_BASE_URL === NO_PUBLIC_URL ? ownUrl : raw.PUBLIC_BASE_URL.replace(/\/+$/u, ''),
    trustProxy: raw.TRUST_PROXY,
    drainSeconds: raw.DRAIN_SECONDS ?? (production ? PRODUCTION_DRAIN : 0),
    rateLimitScale: raw.RATE_LIMIT_SCALE,
    apiDocs: raw.API_DOCS ?? !production,
    demo: raw.DEMO,
    demoSize: raw.DEMO_SIZE,
    webRoot: resolve(raw.WEB_ROOT),
    mfeOff: listed(raw.MFE_OFF),
    erasedFile: raw.ERASED_FILE === '' ? '' : resolve(raw.ERASED_FILE),
    logLevel: raw.LOG_LEVEL,
    messages: messageSettings(raw, production),
  };
}
