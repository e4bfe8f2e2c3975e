import { renderHook } from '@testing-library/react';
import { useUnfiltered } from './use-unfiltered';

const answered = (total: number, more: object = {}) => ({ rows: [], fetching: false, total, capped: false, ...more });

it('a filtered list knows how many rows it had before, and nothing else', () => {
  const { result, rerender } = renderHook(({ list, filtered }) => useUnfiltered(list, filtered), {
    initialProps: { list: answered(0), filtered: true },
  });
  expect(result.current).toBeUndefined();
  rerender({ list: answered(0, { fetching: true }), filtered: false });
  expect(result.current).toBeUndefined();
  rerender({ list: answered(6141), filtered: false });
  rerender({ list: answered(3), filtered: true });
  expect(result.current).toBe(6141);
});

it('a total that nobody has counted to its end is not said', () => {
  const { result } = renderHook(() => useUnfiltered(answered(1000, { capped: true }), false));
  expect(result.current).toBeUndefined();
});
