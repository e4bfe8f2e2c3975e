import type { ServerResponse } from 'node:http';
import type { TestApp } from '@arogya/backend/testing/test-app';
import type { Address } from './every-address';
import { send, type CallAnswer } from './send';

/** Which websites may frame an answer: 'nobody', 'anybody', or a list. */
export function ancestorsOf({ headers }: Pick<CallAnswer, 'headers'>): string {
  const list = /(?:^|;)\s*frame-ancestors ([^;]+)/u.exec(String(headers['content-security-policy'] ?? ''))?.[1]?.trim();
  // Either is enough for a browser; every answer has both, so that a lost one is seen here.
  if (list === "'none'" && headers['x-frame-options'] === 'DENY') return 'nobody';
  return list && list !== "'none'" ? list : 'anybody';
}

export interface Walk {
  readonly answers: number;
  readonly statuses: ReadonlySet<number>;
  /** What somebody may frame. */
  readonly open: string[];
}

/** Asks for all of them with these cookies, those of staff who are signed in or none. */
export async function walk(port: number, cookies: readonly string[], addresses: readonly Address[]): Promise<Walk> {
  const statuses = new Set<number>();
  const open: string[] = [];
  for (const cookie of cookies) {
    for (const { method, path } of addresses) {
      const isWrite = method === 'POST' || method === 'PUT';
      const headers = { host: 'localhost', 'sec-fetch-site': 'same-origin', accept: 'text/html', ...(cookie ? { cookie } : {}) };
      const json = isWrite ? { 'content-type': 'application/json' } : {};
      const body = isWrite ? Buffer.from('{}') : null;
      const answer = await send(port, { method, target: path, headers: Object.entries({ ...headers, ...json }), body });
      statuses.add(answer.status);
      const ancestors = ancestorsOf(answer);
      if (ancestors !== 'nobody') open.push(`${method} ${path}: ${answer.status} for ${ancestors}`);
    }
  }
  return { answers: cookies.length * addresses.length, statuses, open };
}

const NAMES: readonly string[] = ['content-security-policy', 'x-frame-options'];

/** Runs `work` while what leaves the server has lost these headers. */
export async function withoutHeaders<T>(app: TestApp, work: () => Promise<T>): Promise<T> {
  const server = app.app.getHttpServer();
  const strip = (_: unknown, response: ServerResponse): void => {
    const writeHead = response.writeHead.bind(response);
    const bare = (status: number, headers: Record<string, string> = {}): ServerResponse => {
      for (const name of NAMES) response.removeHeader(name);
      return writeHead(status, Object.fromEntries(Object.entries(headers).filter(([name]) => !NAMES.includes(name))));
    };
    Object.assign(response, { writeHead: bare });
  };
  server.prependListener('request', strip);
  return work().finally(() => server.removeListener('request', strip));
}
