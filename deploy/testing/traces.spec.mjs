import { Keeper, isOfShare, withoutPeople } from '../../deploy/traces/spans.mjs';

const RARE = 'ffffffffffffffffffffffffffffffff';
const span = (more = {}) => ({
  name: 'one',
  attributes: {},
  events: [],
  links: [],
  status: { code: 0 },
  parentSpanContext: undefined,
  spanContext: () => ({ traceId: RARE }),
  ...more,
});
const below = { parentSpanContext: { isRemote: false } };

/** What is sent of some spans that end in this order, where a share of all traces is kept. */
function sentOf(spans, share) {
  const sent = [];
  const keeper = new Keeper({ onStart: () => undefined, onEnd: (one) => sent.push(one) }, share);
  for (const one of spans) keeper.onEnd(one);
  return { sent: sent.map(({ name }) => name), waiting: keeper.waiting.size };
}

describe('a trace', () => {
  it('is sent as a whole when its first span ends, where it is one of the share', () => {
    expect(sentOf([span({ ...below, name: 'statement' }), span({ name: 'call' })], 1)).toEqual({ sent: ['statement', 'call'], waiting: 0 });
    expect(sentOf([span({ ...below, name: 'statement' })], 1)).toEqual({ sent: [], waiting: 1 });
    expect(sentOf([span(below), span()], 0.05)).toEqual({ sent: [], waiting: 0 });
  });

  it.each([
    ['a span that failed', span({ ...below, status: { code: 2, message: 'x' } })],
    ['an answer of 500', span({ ...below, attributes: { 'http.response.status_code': 500 } })],
  ])('is sent in any case with %s', (_name, failed) => {
    expect(sentOf([failed, span()], 0).sent).toHaveLength(2);
  });

  it('that somebody else began has its first span here', () => {
    expect(sentOf([span({ parentSpanContext: { isRemote: true } })], 1).sent).toHaveLength(1);
  });

  it('without an end takes no more than its space', () => {
    const endless = Array.from({ length: 2100 }, (_, at) =>
      span({ ...below, spanContext: () => ({ traceId: String(at).padStart(32, '0') }) }),
    );
    expect(sentOf(endless, 1).waiting).toBe(2000);
  });

  it('is of the share by its id alone: about as many as the share says', () => {
    const ids = Array.from({ length: 4096 }, (_, at) => (at * 2 ** 20).toString(16).padStart(32, '0'));
    expect(ids.filter((id) => isOfShare(id, 0.25))).toHaveLength(1024);
    expect([isOfShare(RARE, 1), isOfShare('0'.repeat(32), 0)]).toEqual([true, false]);
  });
});

it('a span says nothing of people: addresses, texts of errors and what is not on the list go', () => {
  const said = withoutPeople(
    span({
      attributes: {
        'http.route': '/api/patients/:id',
        'url.query': 'search=Lakshmi',
        'client.address': '10.0.0.1',
        'user_agent.original': 'x',
      },
      events: [{ name: 'exception' }],
      status: { code: 2, message: 'Lakshmi' },
    }),
  );
  expect(said).toMatchObject({ attributes: { 'http.route': '/api/patients/:id' }, events: [], status: { code: 2 } });
  expect(JSON.stringify(said)).not.toMatch(/Lakshmi|10\.0\.0\.1|user_agent/u);
});
