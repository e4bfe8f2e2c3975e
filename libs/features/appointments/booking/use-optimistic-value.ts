import { useCallback, useState } from 'react';

/**
 * A value that arrives late, as from the address or a watched form, and a function that says at once what it will be. That counts
 * until the value changes.
 */
export function useOptimisticValue<T>(value: T): readonly [value: T, willBe: (next: T) => void] {
  const [last, setLast] = useState(value);
  const [soon, setSoon] = useState<{ readonly value: T } | null>(null);
  if (last !== value) {
    setLast(value);
    setSoon(null);
  }
  return [soon ? soon.value : value, useCallback((next: T) => setSoon({ value: next }), [])];
}
