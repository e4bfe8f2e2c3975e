import { http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { makeUser, type MadeUser } from './make-user';

/** One call that the screen made. */
export interface FakeCall {
  readonly method: string;
  /** Below /api, e.g. '/hospitals/1'. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
}

interface AnswerOptions {
  readonly status?: number;
  /** Sent as X-Total-Count. */
  readonly total?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** What the server waits for, where a test says when it answers: `heldBack()`. */
  readonly until?: Promise<unknown>;
}

type Method = 'get' | 'post' | 'put' | 'delete';
type Body<T> = T | ((call: FakeCall) => T);

export interface Answer {
  readonly handler: (calls: FakeCall[]) => HttpHandler;
}

const BASE = 'http://localhost/api';

async function callOf(request: Request): Promise<FakeCall> {
  const url = new URL(request.url);
  const raw = await request.clone().text();
  const body: unknown = raw ? JSON.parse(raw) : null;
  return { method: request.method, path: url.pathname.replace(/^\/api/u, ''), query: url.searchParams, headers: request.headers, body };
}

/** As on the server, '/appointments/needs' is a route of its own and never the appointment with the id 'needs'. */
const isRoute = (id: string | readonly string[] | undefined): boolean => typeof id === 'string' && /^[a-z]+(?:-[a-z]+)*$/u.test(id);

function answer<T>(method: Method, path: string, body: Body<T>, { status, total, headers, until }: AnswerOptions = {}): Answer {
  return {
    handler: (calls) =>
      http[method](`${BASE}${path}`, async ({ request, params }) => {
        if (path.endsWith('/:id') && isRoute(params['id'])) return undefined;
        const call = await callOf(request);
        calls.push(call);
        await until;
        const value = typeof body === 'function' ? (body as (call: FakeCall) => T)(call) : body;
        const all = { ...headers, ...(total === undefined ? {} : { 'X-Total-Count': String(total) }) };
        if (value === undefined || value === null) return new HttpResponse(null, { status: status ?? 204, headers: all });
        return HttpResponse.json(value as JsonBodyType, { status: status ?? (method === 'post' ? 201 : 200), headers: all });
      }),
  };
}

/** Answers that come when the test lets them: `get('/things', things, { until: answers.come })`, then `answers.letCome()`. */
export function heldBack(): { readonly come: Promise<void>; readonly letCome: () => void } {
  let letCome = (): void => undefined;
  const come = new Promise<void>((done) => (letCome = done));
  return { come, letCome: () => letCome() };
}

/**
 * Answers of the fake server; name the contract's type, so that a change of the contract breaks the test's compilation:
 * `get<ListHospitalsApiResponse>('/hospitals', [hospital], { total: 1 })`. Paths are below /api and may hold `:id`.
 */
export const get = <T>(path: string, body: Body<T>, options?: AnswerOptions): Answer => answer('get', path, body, options);
export const post = <T>(path: string, body: Body<T>, options?: AnswerOptions): Answer => answer('post', path, body, options);
export const put = <T>(path: string, body: Body<T>, options?: AnswerOptions): Answer => answer('put', path, body, options);
export const del = (path: string, options?: AnswerOptions): Answer => answer('delete', path, null, options);

/** A problem+json as the server sends it: `problem('put', '/hospitals/:id', 409, 'Somebody else …', { errors, extra })`. */
export function problem(
  method: Method,
  path: string,
  status: number,
  message: string,
  more: { errors?: Record<string, string>; extra?: Record<string, unknown> } = {},
): Answer {
  const { errors, extra } = more;
  const body = { type: 'about:blank', title: message, status, detail: message, message, ...(errors ? { errors } : {}), ...extra };
  return answer(method, path, body, { status, headers: { 'Content-Type': 'application/problem+json' } });
}

/** The call never gets an answer: no network. */
export const unreachable = (method: Method, path: string): Answer => ({
  handler: (calls) =>
    http[method](`${BASE}${path}`, async ({ request }) => {
      calls.push(await callOf(request));
      return HttpResponse.error();
    }),
});

export interface FakeApi {
  /** Every call of the present test, in order. */
  readonly calls: FakeCall[];
  /** Answers for the rest of the present test, before the general ones. */
  readonly use: (...answers: Answer[]) => void;
  /** Calls of a method ('PUT') to a path, e.g. to state that nothing was written. */
  readonly callsTo: (method: string, path?: string) => FakeCall[];
}

/**
 * A server for the tests of a file: call it once at the top. Somebody is signed in (an admin unless `user` says else;
 * null: nobody). A call that no answer covers fails as without a network, and is printed.
 */
export function fakeApi(always: readonly Answer[] = [], user: MadeUser | null = makeUser()): FakeApi {
  const calls: FakeCall[] = [];
  const signedIn = user ? get('/auth/user', user) : problem('get', '/auth/user', 401, 'You are logged out. Logging in again...');
  const server = setupServer(...[...always, signedIn].map(({ handler }) => handler(calls)));
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    calls.length = 0;
  });
  afterAll(() => server.close());
  return {
    calls,
    use: (...answers) => server.use(...answers.map(({ handler }) => handler(calls))),
    callsTo: (method, path) => calls.filter((call) => call.method === method && (path === undefined || call.path === path)),
  };
}
