import { lookup as systemLookup } from 'node:dns/promises';
import { request as httpRequest, type Agent, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Outcome } from '@arogya/domain/webhooks/states';
import { addressFault, URL_INSIDE, URL_MISSING, URL_SCHEME, webhookAddress } from '@arogya/domain/webhooks/address';
import type { IsInHouse } from '../config-webhooks';
import { destinationOf, isRefused, type Lookup } from './guarded-agent';
import { readStart, retryAfterOf } from './receiver-answer';
import { failureText, LATE } from './failure-text';

/** What goes to a receiver. */
export interface Post {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What came of it. */
export interface PostResult {
  readonly outcome: Outcome;
  /** Of the answer; null without one. */
  readonly status: number | null;
  /** The first 200 characters of the answer, or why there is none. */
  readonly text: string;
  /** How long it took, in milliseconds. */
  readonly ms: number;
  /** For how many seconds the receiver asks to be left alone; null when it does not. */
  readonly retryAfter: number | null;
}

/** The world as a post sees it; specs bring their own. */
export interface PostWorld {
  readonly lookup: Lookup;
  readonly isInHouse: IsInHouse | null;
  /** Milliseconds, of looking up, connecting, sending and reading together. */
  readonly limit: number;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/** For how long a receiver is waited for. */
export const POST_LIMIT_MS = 15_000;

/** Of a running server. */
export const worldOf = (isInHouse: IsInHouse | null): PostWorld => ({
  lookup: (hostname) => systemLookup(hostname, { all: true }),
  isInHouse,
  limit: POST_LIMIT_MS,
  now: Date.now,
});

type Answered = Omit<PostResult, 'ms'>;
const unanswered = (outcome: Outcome, text: string): Answered => ({ outcome, status: null, text, retryAfter: null });

/** Opens the connection and sends; answers with the head of the answer. */
const send = (url: URL, { headers, body }: Post, agent: Agent, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const bytes = Buffer.from(body, 'utf8');
    const all = { 'user-agent': 'ArogyaDesk', 'content-type': 'application/json', 'content-length': bytes.length, ...headers };
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
    request(url, { method: 'POST', agent, headers: all, signal }, resolve).on('error', reject).end(bytes);
  });

async function answerOf(url: URL, post: Post, { lookup, isInHouse, now }: PostWorld, signal: AbortSignal): Promise<Answered> {
  const { agent, inHouse } = await destinationOf(url, lookup, isInHouse);
  if (url.protocol !== 'https:' && !inHouse) return unanswered('refused', URL_SCHEME);
  const answer = await send(url, post, agent, signal);
  const [status, text] = [answer.statusCode ?? 0, await readStart(answer, signal)];
  return { outcome: status >= 200 && status < 300 ? 'delivered' : 'failed', status, text, retryAfter: retryAfterOf(answer.headers, now()) };
}

/**
 * Posts a body to a receiver, and answers what came of it; it never throws, and never takes longer than the limit. Redirects are
 * not followed: they could lead into the house. Of an
 * answer that goes on without end, or stands still, the status counts.
 */
export async function postTo(post: Post, world: PostWorld): Promise<PostResult> {
  const began = world.now();
  const answered = await within(world.limit, (signal) => tried(post, world, signal));
  return { ...answered, ms: Math.max(0, Math.round(world.now() - began)) };
}

async function tried(post: Post, world: PostWorld, signal: AbortSignal): Promise<Answered> {
  const url = webhookAddress(post.url);
  const fault = url ? addressFault(post.url) : URL_MISSING;
  if (!url || fault) return unanswered('refused', fault ?? URL_MISSING);
  try {
    return await answerOf(url, post, world, signal);
  } catch (error) {
    if (isRefused(error)) return unanswered('refused', URL_INSIDE);
    return unanswered('failed', signal.aborted ? LATE : failureText(error));
  }
}

/** What `act` answers, or that it took too long; `act` hears of the end and gives up what it has open. */
async function within(limit: number, act: (signal: AbortSignal) => Promise<Answered>): Promise<Answered> {
  const end = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Answered>((resolve) => {
    timer = setTimeout(() => {
      end.abort();
      // Behind what the end itself brings: a status that is there counts.
      setImmediate(() => resolve(unanswered('failed', LATE)));
    }, limit);
  });
  try {
    return await Promise.race([act(end.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
