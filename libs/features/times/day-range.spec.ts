import { DAY_RANGES, inOrder, rangeKey } from './day-range';

const TODAY = '2026-11-24';
const range = (key: string) => DAY_RANGES.find((one) => one.key === key)?.of(TODAY);

describe('spans of days', () => {
  it('a week runs from Monday to Sunday', () => {
    expect(range('week')).toEqual({ from: '2026-11-23', to: '2026-11-29' });
  });

  it('a month ends on its last day', () => {
    expect(range('month')).toEqual({ from: '2026-11-01', to: '2026-11-30' });
    expect(DAY_RANGES.find((one) => one.key === 'month')?.of('2028-02-29')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  });

  it('recognises its own names, and calls the rest custom', () => {
    for (const { key, of } of DAY_RANGES) expect(rangeKey(of(TODAY), TODAY)).toBe(key);
    expect(rangeKey({ from: '', to: '' }, TODAY)).toBe('');
    expect(rangeKey({ from: '2026-01-01', to: '' }, TODAY)).toBe('custom');
  });

  it('puts ends that were typed the wrong way round in order', () => {
    expect(inOrder({ from: '2026-11-30', to: '2026-11-01' })).toEqual({ from: '2026-11-01', to: '2026-11-30' });
  });
});
