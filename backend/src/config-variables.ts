import { isRole, ROLES } from '@arogya/domain/access';
import { z } from 'zod';
import { MESSAGE_VARIABLES } from './config-messages';
import { WEBHOOK_VARIABLES } from './config-webhooks';

const flag = z.enum(['true', 'false', '1', '0', ''], 'must be true or false').transform((value) => value === 'true' || value === '1');

function whole(low: number, high: number) {
  const message = `must be a whole number from ${low} to ${high}`;
  return z.coerce.number(message).int(message).min(low, message).max(high, message);
}

/** Empty is as good as not set: so says a compose file whose variable has no value. */
const optionalWhole = (low: number, high: number) =>
  z.preprocess((value) => (value === '' ? undefined : value), whole(low, high).optional());

export const NO_PUBLIC_URL = '';
const isOrigin = (value: string): boolean => value === NO_PUBLIC_URL || (/^https?:\/\//u.test(value) && URL.canParse(value));

/** Of DATABASE_URL while it is faulty and the other variables are looked at. */
export const NO_DATABASE = 'postgres://nobody@localhost/none';
const POSTGRES = /^postgres(ql)?:\/\//u;
const POSTGRES_FORM = 'must look like postgres://user:password@host:5432/name';

/** Every variable that the server reads; what it says of itself stands in docs/deploy/variables.md. */
export const VARIABLES = {
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .default('development')
    .describe('With `production` the server refuses what is not fit for the data of people: guessable secrets, http, demo accounts.'),
  HOST: z.string().min(1).default('0.0.0.0').describe('The address that the server listens on.'),
  PORT: whole(0, 65_535).default(3000).describe('The port that it listens on.'),
  DATABASE_URL: z.string('is missing').regex(POSTGRES, POSTGRES_FORM).describe('The database, with the login that the server works as.'),
  SERVER_DATABASE_URL: z
    .string()
    .refine((value) => value === '' || POSTGRES.test(value), POSTGRES_FORM)
    .default('')
    .describe('Of `migrate.js` alone: the login of the server, which it makes.'),
  DATABASE_READ_URL: z
    .string()
    .refine((value) => value === '' || POSTGRES.test(value), POSTGRES_FORM)
    .default('')
    .describe('A replica of the database, from which exports and Reports are read; while it is behind or away, `DATABASE_URL` answers.'),
  DATABASE_POOL: whole(2, 200).default(10).describe('The most connections to the database; one more listens for news.'),
  DATABASE_AWAY_SECONDS: whole(0, 60)
    .default(10)
    .describe(
      'For how long a call that has written nothing is tried again while the database is away, as in a planned switchover; 0 for not at all.',
    ),
  SESSION_SECRET: z
    .string()
    .min(32, 'needs at least 32 characters')
    .optional()
    .describe('Signs sessions and seals the audit log. Without it a development server signs everybody out when it restarts.'),
  SESSION_SECRETS_BEFORE: z
    .string()
    .default('')
    .describe('Replaced secrets, with commas between them: what they sealed can still be verified.'),
  PUBLIC_BASE_URL: z
    .string()
    .refine(isOrigin, 'must be an http or https address')
    .default(NO_PUBLIC_URL)
    .describe('What stands in QR codes and booking links. Needed in production.'),
  ALLOWED_HOSTS: z
    .string()
    .default('')
    .describe(
      'Names under which browsers may call the server besides its own ones, with commas between them; its own are the name in `PUBLIC_BASE_URL`, localhost, and those of the machine where `HOST` opens it. The demo answers under no other; so does any server where this is set.',
    ),
  TRUST_PROXY: whole(0, 10).default(0).describe('How many proxies are in front, whose `X-Forwarded-For` is believed.'),
  DRAIN_SECONDS: optionalWhole(0, 300).describe(
    'For how long a server that was asked to stop still answers, so that a balancer notices: 10 in production, else 0.',
  ),
  METRICS_PORT: optionalWhole(0, 65_535).describe(
    'A port for metrics, away from the other one; 0 takes any that is free. Without it there are none.',
  ),
  METRICS_HOST: z.string().min(1).default('127.0.0.1').describe('The address of that port. Metrics ask for no password: keep them inside.'),
  SECOND_FACTOR_ROLES: z
    .string()
    .refine(
      (value) => value.split(',').every((part) => part.trim() === '' || isRole(part.trim())),
      `must be roles with commas between them, of ${ROLES.join(', ')}`,
    )
    .default('')
    .describe(
      'Which roles need two-step sign-in, with commas between them, such as `agent,doctor`; in production `admin` and `hospital_admin` always do.',
    ),
  RATE_LIMIT_SCALE: z.coerce
    .number('must be a number above 0')
    .positive('must be a number above 0')
    .max(1_000_000)
    .default(1)
    .describe('Multiplies the limits of calls, for tests.'),
  API_DOCS: flag.optional().describe('Whether the documents of the API are shown at /api/docs: not in production unless said.'),
  DEMO: flag.default(false).describe('Loads the demo into an empty database. Refused in production.'),
  DEMO_SIZE: z.enum(['full', 'small'], 'must be full or small').default('full').describe('How much of it.'),
  WEB_ROOT: z.string().min(1).default('dist').describe('The folder with the built pages.'),
  MFE_OFF: z.string().default('').describe('Micro-frontends that are switched off, by folder name, with commas between them.'),
  ERASED_FILE: z
    .string()
    .default('')
    .describe('Where the list of erased people is kept outside of the database; keep it apart from the backups.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a level such as info or warn')
    .default('info')
    .describe('The least that is logged.'),
  ...MESSAGE_VARIABLES,
  ...WEBHOOK_VARIABLES,
} as const;

export const schema = z.object(VARIABLES);
export type ConfigVariables = z.infer<typeof schema>;
