import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StaffRequest } from '../access/actor';
import { ChangeFeed } from '../events/change-feed';
import { EventWake } from '../events/event-wake';
import { moduleOf, RowsBefore } from '../events/rows-before';
import { isTopic, type Topic } from '../events/topics';

/** Modules whose calls change appointments: what has changed stands in `events`, which are read at once. */
const SENT_BY_EVENTS: ReadonlySet<string> = new Set(['appointments', 'link']);
/** A topic whose changes the module itself announces. */
const SENT_BY_MODULE: Topic = 'releases';

function textIn(answer: unknown, name: string): string | null {
  const value = typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>)[name] : null;
  return typeof value === 'string' ? value : null;
}

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Written, although nothing changes that others see: holds of visitors, whom they book for, and what a change would affect. */
const UNSEEN = /\/hold|\/preview$|\/patients\/booking/u;

/** The module that a request changes; null when its changes do not appear on other people's screens. */
function changedModule({ method, routeOptions: { url } }: FastifyRequest): string | null {
  return READS.has(method) || !url?.startsWith('/api/') || UNSEEN.test(url) ? null : moduleOf(url);
}

/** What a hospital changes of a patient is its own (patients.scope.ts): no other one learns that it knows the patient, too. */
const hospitalOf = (topic: Topic, { actor }: StaffRequest): string | null =>
  topic === 'patients' && actor?.scope === 'scoped' ? actor.hospitalId : null;

/** After every call that has changed something, announces its module to the open screens. */
@Injectable()
export class ChangeTeller {
  private readonly answers = new WeakMap<FastifyRequest, unknown>();

  constructor(
    private readonly feed: ChangeFeed,
    private readonly wake: EventWake,
    private readonly before: RowsBefore,
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
    const topic = changedModule(request);
    if (topic === null || statusCode >= 400) return;
    if (SENT_BY_EVENTS.has(topic)) return this.wake.wake();
    if (!isTopic(topic) || topic === SENT_BY_MODULE) return;
    const id = textIn(request.params, 'id') ?? textIn(this.answers.get(request), 'id');
    this.feed.publish({ topic, id, hospitalId: hospitalOf(topic, request), was: this.before.of(request) });
  }
}
