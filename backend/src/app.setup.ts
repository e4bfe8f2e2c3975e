import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { RELEASE_LIMITS } from '@arogya/domain/releases/release';
import type { Logger } from 'pino';
import { AppModule } from './app.module';
import { AuditedAnswers } from './audit/audited-answers';
import { Config } from './config';
import { ChangeTeller } from './live/change-teller';
import { earlyAnswers, takeExpectations } from './http/early-answers';
import { addHeaders } from './http/headers';
import { rejectUnsafeInput } from './http/input-sanitizer';
import { takeLongBodies } from './http/long-bodies';
import { takeOctets } from './http/octets';
import { refuseForeignHosts } from './http/own-hosts';
import { RefusalLog } from './errors/refusal-log';
import { shapeAnswer } from './http/shape-answer';
import { createLogger, logRequests, PinoLogger } from './logging';
import { Metrics } from './metrics/metrics';
import { FileSenders } from './releases/file-senders';
import { addDocs } from './openapi/docs';
import { addWeb } from './web/web';

const FILE_ROUTE = '/api/releases/files/:sha256';

const BODY_BYTES = 64 * 1024;
/** Decisions about 500 appointments, each with a place of its own. */
const DECISIONS = { urls: ['/api/calendar-changes', '/api/calendar-changes/:id/decisions'], bytes: 128 * 1024 };
/** How long a request may take to arrive; a connection on which none does is closed. Answers, and event streams, may last longer. */
const HALF_OPEN_MS = 14_000;
const COMPRESS_FROM_BYTES = 2048;
/** A list of 50 has 46 kB: in one piece it costs 0.15 ms, as a stream three times as much. */
const COMPRESS_AT_ONCE_BYTES = 128 * 1024;
export const PREFIX = 'api';

interface AppOptions {
  readonly config: Config;
  /** Build the routes only: nothing is instantiated and no database is needed (for openapi.json). */
  readonly preview?: boolean;
  readonly logger?: Logger;
  /** Further modules, for tests. */
  readonly modules?: readonly Type<unknown>[];
  /** Jest cannot load the package that serves the files of Swagger UI. The document itself is always there. */
  readonly swaggerUi?: boolean;
}

/** The application as main, tests and the contract use it; it does not listen yet. */
export async function createApp(options: AppOptions): Promise<NestFastifyApplication> {
  const { config, preview = false, logger = createLogger(config.logLevel), swaggerUi = true, modules = [] } = options;
  const early = earlyAnswers(config);
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_BYTES,
    trustProxy: (_address: string, hop: number) => hop < config.trustProxy,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 200 },
    requestTimeout: HALF_OPEN_MS,
    // One without a name is answered by refuseForeignHosts, as every other call.
    http: { headersTimeout: HALF_OPEN_MS, connectionsCheckingInterval: 1_000, requireHostHeader: false },
    ...early,
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.of(config, modules), adapter, {
    bodyParser: false,
    abortOnError: false,
    preview,
    logger: preview ? false : new PinoLogger(logger),
  });
  app.setGlobalPrefix(PREFIX);
  if (!preview) await equip(app, config, logger);
  if (!preview && config.apiDocs) addDocs(app, `${PREFIX}/docs`, swaggerUi);
  return app;
}

async function equip(app: NestFastifyApplication, config: Config, logger: Logger): Promise<void> {
  const server = app.getHttpAdapter().getInstance();
  logRequests(server, logger);
  await app.get(Metrics, { strict: false }).attach(server);
  addHeaders(server, config);
  refuseForeignHosts(server, config);
  takeExpectations(server.server);
  await server.register(fastifyCookie);
  await server.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    threshold: COMPRESS_FROM_BYTES,
    syncThreshold: COMPRESS_AT_ONCE_BYTES,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
    zlibOptions: { level: 1 },
  });
  // JSON is the only type of a body, but for the files of a release: text and forms are refused with 415.
  server.removeContentTypeParser('text/plain');
  takeLongBodies(server, DECISIONS);
  const files = app.get(FileSenders, { strict: false });
  takeOctets(server, {
    url: FILE_ROUTE,
    bytes: RELEASE_LIMITS.fileBytes,
    refusalOf: (request) => files.refusalOf(request),
    log: app.get(RefusalLog, { strict: false }),
  });
  server.addHook('preValidation', (request, _reply, done) => {
    rejectUnsafeInput(request.params);
    rejectUnsafeInput(request.query);
    rejectUnsafeInput(request.body);
    done();
  });
  app.get(AuditedAnswers, { strict: false }).attach(server);
  server.addHook('preSerialization', shapeAnswer);
  app.get(ChangeTeller, { strict: false }).attach(server);
  addWeb(server, app, config);
}
