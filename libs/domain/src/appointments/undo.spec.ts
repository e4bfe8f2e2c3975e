import { canBeUndone, givesUpTime, UNDO_HOLD_MS, UNDO_MS, UNDO_SHOWN_MS } from './undo';

const NOW = Date.parse('2026-11-24T10:05:00+05:30');
const BEFORE = { status: 'confirmed', doctorId: 'meera', startMs: NOW + 60_000 } as const;

describe('a change of an appointment', () => {
  it.each([
    ['of its status can be undone; one that cancels gives up its time', { status: 'cancelled' }, {}, [true, true]],
    ['that says that nobody came gives it up too', { status: 'no_show' }, {}, [true, true]],
    ['that completes it keeps its time', { status: 'completed' }, {}, [true, false]],
    ['that moves it gives up the time it had', { startMs: NOW + 120_000 }, {}, [true, true]],
    ['that gives it to another doctor gives up the time of the first', { doctorId: 'anil' }, {}, [true, true]],
    ['that revives it has no time to give up', { status: 'pending' }, { status: 'cancelled' }, [true, false]],
    ['that cancels what has begun frees nothing that is to come', { status: 'cancelled' }, { startMs: NOW }, [true, false]],
    ['of its notes alone cannot be undone', {}, {}, [false, false]],
  ] as const)('%s', (_, change, was, expected) => {
    const before = { ...BEFORE, ...was };
    const after = { ...before, ...change };
    expect([canBeUndone(before, after), givesUpTime(before, after, NOW)]).toEqual(expected);
  });
});

it('Undo is accepted for five seconds longer than it is shown, and the time kept for five more', () => {
  expect([UNDO_SHOWN_MS, UNDO_MS, UNDO_HOLD_MS]).toEqual([10_000, 15_000, 20_000]);
});
