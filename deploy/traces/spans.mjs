/** What a span may say: nothing that somebody typed, no address of a page or of a person. */
const SAID = new Set([
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'error.type',
  'db.system.name',
  'db.operation.name',
  'db.query.text',
  'db.response.status_code',
  'request.id',
]);

/** Of OpenTelemetry: the span ended with an error. */
const ERROR = 2;
/** Traces that are waiting for their end at once; the oldest go when there are more. */
const MOST_WAITING = 2000;

const isFirst = ({ parentSpanContext: parent }) => !parent || parent.isRemote === true;
const failed = ({ status, attributes }) => status.code === ERROR || attributes['http.response.status_code'] >= 500;

/** Whether a trace is one of the share, by its id: all its spans, on every server, are or are not. */
export const isOfShare = (traceId, share) => parseInt(traceId.slice(-8), 16) < share * 2 ** 32;

/** Takes everything from a span that it may not say; the text of an error, too, can hold what somebody typed. */
export function withoutPeople(span) {
  for (const name of Object.keys(span.attributes)) if (!SAID.has(name)) delete span.attributes[name];
  span.events.length = 0;
  span.links.length = 0;
  delete span.status.message;
  return span;
}

/**
 * Hands on the spans of a share of all traces, and of every trace in which something failed, when the first of its spans has
 * ended. `next` is the processor that sends them.
 */
export class Keeper {
  waiting = new Map();

  constructor(next, share) {
    this.next = next;
    this.share = share;
  }

  onStart(span, context) {
    this.next.onStart(span, context);
  }

  onEnd(span) {
    const { traceId } = span.spanContext();
    const spans = [...(this.waiting.get(traceId) ?? []), withoutPeople(span)];
    this.waiting.set(traceId, spans);
    if (isFirst(span)) {
      this.waiting.delete(traceId);
      if (isOfShare(traceId, this.share) || spans.some(failed)) for (const one of spans) this.next.onEnd(one);
    } else if (this.waiting.size > MOST_WAITING) {
      this.waiting.delete(this.waiting.keys().next().value);
    }
  }

  forceFlush() {
    return this.next.forceFlush();
  }

  shutdown() {
    return this.next.shutdown();
  }
}
