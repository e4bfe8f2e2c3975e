import { spanProblem, timeProblem, visitorProblem, type SpanRequest, type VisitorFacts, type VisitorLimits } from './booking-problem';
import { REGULAR, type Calendar } from './calendar';
import { floodAt } from './flood';
import { holdEnd, mayHoldMore } from './holds';

const CALENDAR: Calendar = {
  zone: 'Asia/Kolkata',
  workingDays: ['Wednesday'],
  timeRanges: [{ from: 9 * 60, to: 12 * 60 }],
  appointmentMinutes: 15,
  ...REGULAR,
  active: true,
};
const NOW = Date.parse('2026-11-24T10:05:00+05:30');
const at = (time: string): number => Date.parse(`2026-11-25T${time}:00+05:30`);
const FREE = { taken: false, held: null };

describe('what stands in the way of a start', () => {
  it.each([
    ['nothing', '09:30', FREE, null],
    ['the calendar, before anything else', '13:00', { taken: true, held: 'offer' }, { kind: 'notOffered', reason: 'outside_hours' }],
    ['an appointment, before a hold', '09:30', { taken: true, held: 'visitor' }, { kind: 'taken' }],
    ['an offer', '09:30', { taken: false, held: 'offer' }, { kind: 'offered' }],
    ["a visitor's hold", '09:30', { taken: false, held: 'visitor' }, { kind: 'held' }],
    ['not for staff: a time that can come back by Undo', '09:30', { taken: false, held: 'undo' }, null],
  ] as const)('%s', (_, time, facts, problem) => {
    expect(timeProblem(CALENDAR, { audience: 'staff', now: NOW, at: at(time) }, facts)).toEqual(problem);
  });

  it.each([
    ["a visitor's hold gives way to staff who say so", 'visitor', undefined, 'held', 'held'],
    ['a time that can come back by Undo is kept from visitors, and free for staff', 'undo', undefined, undefined, 'held'],
    ['an offer gives way to nobody', 'offer', 'offered', 'offered', 'offered'],
  ] as const)('%s', (_, held, takenByStaff, forStaff, forVisitors) => {
    const kindFor = (request: SpanRequest) => spanProblem({ taken: false, held }, request)?.kind;
    expect(kindFor({ audience: 'staff', takeHeld: true })).toBe(takenByStaff);
    expect(kindFor({ audience: 'staff' })).toBe(forStaff);
    expect(kindFor({ audience: 'public' })).toBe(forVisitors);
  });
});

describe('what a visitor may book', () => {
  const fresh: VisitorFacts = {
    handleUsable: true,
    openOfBrowser: 0,
    openOfPhone: 0,
    sameDayOfBrowser: false,
    unprovenOfDay: 0,
    networkOfDay: 0,
    browserOfDay: 0,
  };
  const limits: VisitorLimits = { open: 3, openOfPhone: 6, networkOfDay: 4, flood: 6, codes: false };
  it.each([
    ['anything at first', {}, {}, null],
    ['nothing with a handle that has ended', { handleUsable: false }, {}, 'handleEnded'],
    ['one person a day with a doctor', { sameDayOfBrowser: true }, {}, 'oneADay'],
    ['three open appointments', { openOfBrowser: 3 }, {}, 'bookingLimit'],
    ['whatever others have booked, until the day is flooded', { unprovenOfDay: 5, networkOfDay: 5, browserOfDay: 1 }, {}, null],
    ['only with a code once it is, where codes are sent', { unprovenOfDay: 6 }, { codes: true }, 'codeNeeded'],
    ['one of a browser where none are', { unprovenOfDay: 6, browserOfDay: 1 }, {}, 'networkLimit'],
    ['four of a network where none are', { unprovenOfDay: 6, networkOfDay: 4 }, {}, 'networkLimit'],
    ['on a flooded day as somebody from elsewhere', { unprovenOfDay: 60, networkOfDay: 3 }, {}, null],
  ] as const)('%s', (_, facts, more, kind) => {
    expect(visitorProblem({ ...fresh, ...facts }, { ...limits, ...more }, false)?.kind ?? null).toBe(kind);
  });

  it('more than that with a phone that is proven, but not twice the same', () => {
    const flooded = { ...fresh, openOfBrowser: 9, openOfPhone: 5, unprovenOfDay: 60, networkOfDay: 9, browserOfDay: 9 };
    expect(visitorProblem(flooded, { ...limits, codes: true }, true)).toBeNull();
    expect(visitorProblem({ ...flooded, sameDayOfBrowser: true }, limits, true)?.kind).toBe('oneADay');
    expect(visitorProblem({ ...flooded, openOfPhone: 6 }, limits, true)?.kind).toBe('bookingLimit');
  });

  it('a day is flooded at half of its public starts, and never below four', () => {
    expect(floodAt(CALENDAR, '2026-11-25', 0.5)).toBe(4);
    expect(floodAt({ ...CALENDAR, timeRanges: [{ from: 9 * 60, to: 18 * 60 }] }, '2026-11-25', 0.5)).toBe(9);
  });
});

describe('holds', () => {
  it.each([
    [8, 1, 7, true],
    [8, 2, 0, false],
    [12, 2, 0, true],
    [12, 3, 0, false],
    [0, 1, 0, true],
    [40, 0, 8, false],
  ])('of %i free starts with %i held, %i of them from this network: %s', (freeOfDay, heldOfDay, heldOfNetwork, may) => {
    expect(mayHoldMore({ freeOfDay, heldOfDay, heldOfNetwork })).toBe(may);
  });

  it('last five minutes, are resumed until their first end, and rest ten minutes after it', () => {
    const [end, minute] = [NOW + 300_000, 60_000];
    expect([holdEnd(NOW, null), holdEnd(end - 1, end), holdEnd(end, end), holdEnd(end + 10 * minute - 1, end)]).toEqual([
      end,
      end,
      null,
      null,
    ]);
    expect(holdEnd(end + 10 * minute, end)).toBe(end + 15 * minute);
  });
});
