import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { parseCookies, type SetCookie } from './set-cookie';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The body as JSON; null when there is none. */
  // oxlint-disable-next-line typescript/no-explicit-any -- a test looks at answers of every shape
  readonly body: any;
  readonly text: string;
  readonly cookies: readonly SetCookie[];
}

/** The code of a refusal; empty for what is none. */
export const codeOf = ({ body }: Answer): string => ((body as { type?: string } | null)?.type ?? '').replace('urn:arogyadesk:', '');

/** What came of a call. */
export const shortly = (answer: Answer): [status: number, code: string] => [answer.status, codeOf(answer)];

/** The same in one text: '403 confirmNeeded'. */
export const outcomeOf = (answer: Answer): string => shortly(answer).join(' ');

type Body = object | string | Buffer | undefined;
type Headers = Record<string, string>;
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'HEAD' | 'OPTIONS';

/** Calls the server as a browser would: with cookies, from the same origin. */
export class Caller {
  private readonly jar = new Map<string, string>();

  constructor(
    private readonly port: number,
    private readonly agent: Agent,
    /** Any address of 127.0.0.0/8. */
    private readonly address = '127.0.0.1',
  ) {}

  readonly get = (path: string, headers?: Headers): Promise<Answer> => this.send('GET', path, undefined, headers);
  readonly post = (path: string, body?: Body, headers?: Headers): Promise<Answer> => this.send('POST', path, body, headers);
  readonly put = (path: string, body?: Body, headers?: Headers): Promise<Answer> => this.send('PUT', path, body, headers);
  readonly delete = (path: string, headers?: Headers): Promise<Answer> => this.send('DELETE', path, undefined, headers);

  /** `path` is under /api unless it begins with a slash. An object is sent as JSON, text and bytes as they are. */
  async send(method: Method, path: string, body?: Body, headers: Headers = {}): Promise<Answer> {
    const isJson = typeof body === 'object' && !Buffer.isBuffer(body);
    const json: Headers = isJson ? { 'content-type': 'application/json' } : {};
    const answer = await this.exchange(method, path.startsWith('/') ? path : `/api/${path}`, isJson ? JSON.stringify(body) : body, {
      'sec-fetch-site': 'same-origin',
      ...this.cookieHeader(),
      ...json,
      ...headers,
    });
    for (const { name, value, ended } of answer.cookies) {
      if (ended) this.jar.delete(name);
      else this.jar.set(name, value);
    }
    return answer;
  }

  /** The value of this browser's cookie of that name. */
  cookie(name: string): string | undefined {
    return this.jar.get(name);
  }

  private cookieHeader(): Headers {
    const cookie = [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    return cookie ? { cookie } : {};
  }

  private exchange(method: Method, path: string, payload: string | Buffer | undefined, headers: Headers): Promise<Answer> {
    const { port, agent, address } = this;
    return new Promise((resolve, reject) => {
      const length = payload === undefined ? {} : { 'content-length': String(Buffer.byteLength(payload)) };
      const call = request(
        { port, agent, method, path, host: '127.0.0.1', localAddress: address, headers: { ...length, ...headers } },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () => resolve(toAnswer(answer.statusCode ?? 0, answer.headers, Buffer.concat(parts).toString('utf8'))));
          answer.on('error', reject);
        },
      );
      call.on('error', reject);
      call.end(payload);
    });
  }
}

function toAnswer(status: number, headers: IncomingHttpHeaders, text: string): Answer {
  const isJson = text !== '' && /json/u.test(headers['content-type'] ?? '') && !headers['content-encoding'];
  return { status, headers, text, body: isJson ? (JSON.parse(text) as unknown) : null, cookies: parseCookies(headers['set-cookie']) };
}
