import { act, renderHook } from '@testing-library/react';
import { useOptimisticValue } from './use-optimistic-value';

const start = (value: string) => renderHook((late: string) => useOptimisticValue(late), { initialProps: value });

it('is at once what it will be, and stays so when it arrives', () => {
  const { result, rerender } = start('one');
  act(() => result.current[1]('two'));
  expect(result.current[0]).toBe('two');
  rerender('two');
  expect(result.current[0]).toBe('two');
});

it('follows the value again once it has changed, whatever was said', () => {
  const { result, rerender } = start('one');
  act(() => result.current[1]('two'));
  rerender('three');
  expect(result.current[0]).toBe('three');
  rerender('one');
  expect(result.current[0]).toBe('one');
});
