import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ChangeFeed } from '../events/change-feed';
import { EventWake } from '../events/event-wake';

/** Modules whose changes do not appear on other people's screens. */
const QUIET: ReadonlySet<string> = new Set(['auth', 'notifications', 'health', 'events', 'releases', 'release-keys']);

/** Modules whose changes are announced by `events`. */
const SENT_BY_EVENTS: ReadonlySet<string> = new Set(['appointments']);

/** The module of a route template: '/api/appointments/:id' → 'appointments'. */
const topicOf = (template: string): string => template.split('/')[2] ?? '';

function textIn(answer: unknown, name: string): string | null {
  const value = typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>)[name] : null;
  return typeof value === 'string' ? value : null;
}

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Written with POST, although nothing changes that others see: holds of visitors, and what a change would affect. */
const UNSEEN = /\/hold|\/preview$/u;

/** The module that a request changes; null when its changes do not appear on other people's screens. */
function changedTopic({ method, routeOptions: { url } }: FastifyRequest): string | null {
  if (READS.has(method) || !url?.startsWith('/api/') || UNSEEN.test(url)) return null;
  const topic = topicOf(url);
  return QUIET.has(topic) ? null : topic;
}

/** After every call that has changed something, announces its module to the open screens. */
@Injectable()
export class ChangeTeller {
  private readonly answers = new WeakMap<FastifyRequest, unknown>();

  constructor(
    private readonly feed: ChangeFeed,
    private readonly wake: EventWake,
  ) {}

  /** Hooks instead of an interceptor, which would send every answer through rxjs. They see the answer before it becomes text. */
  attach(server: FastifyInstance): void {
    server.addHook('preSerialization', (request, _reply, answer, done) => {
      if (!READS.has(request.method)) this.answers.set(request, answer);
      done(null, answer);
    });
    server.addHook('onSend', (request, reply, payload, done) => {
      this.tell(request, reply);
      done(null, payload);
    });
  }

  private tell(request: FastifyRequest, { statusCode }: FastifyReply): void {
    const topic = changedTopic(request);
    if (topic === null || statusCode >= 400) return;
    if (SENT_BY_EVENTS.has(topic)) return this.wake.wake();
    const answer = this.answers.get(request);
    this.feed.publish({ topic, id: textIn(request.params, 'id') ?? textIn(answer, 'id'), hospitalId: textIn(answer, 'hospitalId') });
  }
}
