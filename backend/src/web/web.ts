import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from '@nestjs/common';
import { guidePlaceOf } from '@arogya/domain/guide/chapters';
import { EMBED_SCRIPT_PATH } from '@arogya/domain/hospitals/embed';
import { NOTICE_PATH } from '@arogya/domain/privacy/notice';
import type { Viewer } from '@arogya/domain/releases/choice';
import { isServedFile } from '@arogya/domain/releases/file-paths';
import { isMfeName, isReleaseId } from '@arogya/domain/releases/release';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { join } from 'node:path';
import { LinkPageData } from '../appointment-links/link-page-data.service';
import { Clock } from '../appointments/clock';
import { SESSION_COOKIE } from '../auth/cookies';
import type { Config } from '../config';
import { errorName } from '../error-name';
import { Authenticator, type Account } from '../access/authenticator';
import { requiredStepOf } from '../access/required-steps';
import { Networks } from '../access/networks';
import { TooMany } from '../errors/too-many';
import { limitKey, LIMITS } from '../limits/limits';
import { MemoryRateLimiter } from '../limits/memory-rate-limiter';
import { UnknownAddresses } from '../limits/unknown-addresses';
import { BookingPageData } from '../public-booking/booking-page-data.service';
import { everyPageLanguage } from '../public-booking/page-languages';
import { HospitalLanguages } from '../public-booking/hospital-languages.service';
import { ReleaseReaders } from '../releases/release-readers';
import { ReleaseCache } from '../releases/release-cache';
import { Tries } from '../releases/tries';
import { AppointmentPage, FOR_ONE_PATIENT } from './appointment-page';
import { BookingPage } from './booking-page';
import { asksForEmbedding, letFrame } from './framing';
import { keepLanguage, languageOf } from './page-language';
import { HTML, notFound, tooMany, unavailable } from './plain-pages';
import { Remotes } from './remotes';
import { sendFile } from './send-file';
import { StaffPage, type PageRequest } from './staff-page';

/** The names that pages of the shell and of micro-frontends may have. */
const PAGE = /^[\w-]+(\/[\w-]+)*\/?$/u;
const logger = new Logger('Web');

type Request = FastifyRequest<{ Params: Record<string, string> }>;

/** Everything outside /api: the shell, the micro-frontends and their manifest, the light pages and the booking page. */
export function addWeb(server: FastifyInstance, app: NestFastifyApplication, config: Config): void {
  const shell = join(config.webRoot, 'shell');
  const releaseCache = app.get(ReleaseCache, { strict: false });
  const remotes = remotesOf(config, releaseCache);
  addRemotes(server, app, { remotes, releaseCache, webRoot: config.webRoot });
  addBookingPage(server, app, config);
  addAppointmentPage(server, app, config);
  addEmbedScript(server, config);
  server.get('/login', (request, reply) => sendPage(request, reply, shell, ['login.html', 'index.html']));
  server.get(NOTICE_PATH, (request, reply) => sendNotice(request, reply, shell));
  const staff = new StaffPage(config.webRoot, remotes);
  const sendStaff = async (reply: FastifyReply, place: PageRequest, account: Account | null): Promise<FastifyReply> => {
    // What the document names is refused to an account that has something to do first, and the page would get the errors later.
    const html = await staff.html(place, account && !requiredStepOf(account, config.secondFactorRoles) ? account : null);
    if (html === null) return notFound(reply);
    // What is made for somebody is in no cache: another account may be next at this browser.
    return reply
      .header('cache-control', account ? 'private, no-store' : 'private, no-cache')
      .type(HTML)
      .send(html);
  };
  server.get('/', async (request, reply) => {
    const { account, unknown } = await whoIs(request, app);
    if (account || unknown) return sendStaff(reply, placeOf(request, '/'), account);
    return sendPage(request, reply, shell, ['landing.html', 'index.html']);
  });
  server.get('/*', async (request: Request, reply) => {
    const wanted = request.params['*'] ?? '';
    if (wanted === 'api' || wanted.startsWith('api/')) return reply.callNotFound();
    if (await sendFile(request, reply, shell, wanted)) return reply;
    // A missing file must not be answered with a page: the browser would keep it under the file's name.
    if (!PAGE.test(wanted)) return notFound(reply);
    const { account } = await whoIs(request, app);
    if (guidePlaceOf(`/${wanted}`) || (await remotes.hasPage(wanted, account))) return sendStaff(reply, placeOf(request, wanted), account);
    return isPerson(request) ? sendStaff(reply.status(404), placeOf(request, wanted), null) : notFound(reply);
  });
}

/** In the language that somebody reads; to read it in one chooses none for other pages, so it sets no cookie. */
function sendNotice(request: FastifyRequest, reply: FastifyReply, shell: string): Promise<FastifyReply> {
  const language = languageOf(request, everyPageLanguage('notice'));
  reply.header('vary', 'Accept-Language, Cookie');
  return sendPage(request, reply, shell, [`privacy.${language}.html`, 'index.html']);
}

const placeOf = ({ cookies }: FastifyRequest, path: string): PageRequest => ({
  path,
  mode: cookies['ad-mode'],
});

interface PageReader {
  readonly account: (Account & Pick<Viewer, 'tried'>) | null;
  /** It could not be found out. */
  readonly unknown?: boolean;
}

/**
 * Who opens a page; the cookie alone does not show it, since a session may have ended. If it cannot be checked, the staff
 * page is sent; it can say that the server does not answer.
 */
async function whoIs(request: FastifyRequest, app: NestFastifyApplication): Promise<PageReader> {
  if (request.cookies[SESSION_COOKIE] === undefined) return { account: null };
  try {
    const account = await app.get(Authenticator, { strict: false }).accountOf(request);
    return { account: account && { ...account, tried: app.get(Tries, { strict: false }).of(request, account.session) } };
  } catch {
    return { account: null, unknown: true };
  }
}

/** A person gets the shell also where no page is, which says so in its own words; programs that look around get 404 and nothing else. */
const isPerson = (request: FastifyRequest): boolean => String(request.headers.accept ?? '').includes('text/html');

const remotesOf = ({ webRoot, mfeOff, messages: { outbox, sms, smtp } }: Config, released: ReleaseCache): Remotes =>
  new Remotes(webRoot, { off: mfeOff, released, features: new Set(outbox || sms || smtp ? ['outbox'] : []) });

interface WebContext {
  readonly remotes: Remotes;
  readonly releaseCache: ReleaseCache;
  readonly webRoot: string;
}

function addRemotes(server: FastifyInstance, app: NestFastifyApplication, { remotes, releaseCache, webRoot }: WebContext): void {
  // Which release somebody gets depends on who they are.
  server.get('/mfe-manifest.json', async (request, reply) =>
    reply
      .header('cache-control', 'private, no-store')
      .header('vary', 'Cookie')
      .send({ remotes: await remotes.list((await whoIs(request, app)).account) }),
  );
  server.get('/mfe/:name/*', async (request: Request, reply) => {
    const { name = '', '*': file = '' } = request.params;
    if (!isMfeName(name) || !isServedFile(file)) return notFound(reply);
    if (await remotes.isOff(name)) return unavailable(reply);
    const [id = '', ...rest] = file.split('/').filter(Boolean);
    if (!isReleaseId(id)) return (await sendFile(request, reply, join(webRoot, name), file)) ? reply : notFound(reply);
    const path = rest.join('/');
    const readers = isServedFile(path) ? await readersOf(request, app, { name, id }) : 'nobody';
    if (readers === null) return unavailable(reply);
    const release = readers === 'nobody' ? null : releaseCache.release(name, id);
    if (!release) return notFound(reply);
    const kept = readers === 'everybody' ? 'public' : 'private';
    return (await sendFile(request, reply, release.folder, path, kept)) ? reply : notFound(reply);
  });
}

/** Null: it could not be found out. */
const readersOf = (request: FastifyRequest, app: NestFastifyApplication, { name, id }: { readonly name: string; readonly id: string }) =>
  app
    .get(ReleaseReaders, { strict: false })
    .of(name, id, request)
    .catch(() => null);

function addBookingPage(server: FastifyInstance, app: NestFastifyApplication, { webRoot, publicBaseUrl }: Config): void {
  let page: BookingPage | undefined;
  server.get('/book/:slug', async (request: Request, reply) => {
    try {
      const network = app.get(Networks, { strict: false }).of(request.ip);
      app.get(MemoryRateLimiter, { strict: false }).take(limitKey('publicRead', network), LIMITS.publicRead);
      const unknown = app.get(UnknownAddresses, { strict: false });
      unknown.assertFew(network);
      page ??= new BookingPage(webRoot, publicBaseUrl, app.get(BookingPageData, { strict: false }));
      const { status, languages, embedOrigins, draw } = await page.of(request.params.slug ?? '');
      if (status === 404) unknown.count(network);
      const embedded = asksForEmbedding(request) && embedOrigins.length > 0;
      const html = await draw(languageOf(request, languages), embedded);
      if (embedded) letFrame(reply, embedOrigins);
      keepLanguage(request, reply, languages);
      return await reply.status(status).header('cache-control', 'no-cache').header('vary', 'Accept-Language, Cookie').type(HTML).send(html);
    } catch (error) {
      if (error instanceof TooMany) return tooMany(reply, error);
      logger.error({ error: errorName(error), stack: stackOf(error) }, 'The booking page failed');
      return unavailable(reply);
    }
  });
}

/** The script that other websites have beside the frame of the booking page: the one file that they may load. */
function addEmbedScript(server: FastifyInstance, { webRoot }: Config): void {
  server.get(EMBED_SCRIPT_PATH, async (request, reply) => {
    reply.header('cross-origin-resource-policy', 'cross-origin');
    return (await sendFile(request, reply, join(webRoot, 'mfe-public-booking/page'), 'embed.js')) ? reply : notFound(reply);
  });
}

/** The page of an appointment's link. Everything behind /a/ is a token, also what is too long for one: each that is none gets the same answer. */
function addAppointmentPage(server: FastifyInstance, app: NestFastifyApplication, { webRoot }: Config): void {
  let page: AppointmentPage | undefined;
  server.get('/a/*', async (request: Request, reply) => {
    try {
      const network = app.get(Networks, { strict: false }).of(request.ip);
      app.get(MemoryRateLimiter, { strict: false }).take(limitKey('publicRead', network), LIMITS.publicRead);
      const unknown = app.get(UnknownAddresses, { strict: false });
      unknown.assertFew(network);
      page ??= appointmentPage(app, webRoot);
      const { status, languages, draw } = await page.of(request.params['*'] ?? '', request);
      if (status === 404) unknown.count(network);
      const html = await draw(languageOf(request, languages));
      keepLanguage(request, reply, languages);
      return await reply.status(status).headers(FOR_ONE_PATIENT).type(HTML).send(html);
    } catch (error) {
      if (error instanceof TooMany) return tooMany(reply, error);
      logger.error({ error: errorName(error), stack: stackOf(error) }, 'The page of an appointment failed');
      return unavailable(reply);
    }
  });
}

const appointmentPage = (app: NestFastifyApplication, webRoot: string): AppointmentPage =>
  new AppointmentPage(webRoot, {
    links: app.get(LinkPageData, { strict: false }),
    languages: app.get(HospitalLanguages, { strict: false }),
    clock: app.get(Clock, { strict: false }),
  });

const stackOf = (error: unknown): string[] =>
  (error instanceof Error ? (error.stack ?? '') : '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 8);

async function sendPage(request: FastifyRequest, reply: FastifyReply, root: string, pages: readonly string[]): Promise<FastifyReply> {
  reply.header('cache-control', 'no-cache');
  for (const page of pages) {
    if (await sendFile(request, reply, root, page)) return reply;
  }
  return notFound(reply);
}
