import { useCallback, useState } from 'react';

export type Errors<Field extends string> = Readonly<Partial<Record<Field, string>>>;

export interface Fields<Field extends string> {
  /** The sentences to show: of fields that were left or sent, and those that the server gave. */
  readonly errors: Errors<Field>;
  /** A field has another value: the server's sentence about it is out of date. */
  readonly change: (field: Field) => void;
  /** A field was left; an empty one is no mistake yet. */
  readonly leave: (field: Field, value: string) => void;
  /** Somebody wants to send: from now on every field shows its sentence. */
  readonly checkAll: () => void;
  /** The sentences of the server, in place of those before. */
  readonly refuse: (errors: Errors<Field>) => void;
  /** As at the beginning. */
  readonly reset: () => void;
}

const NONE: Errors<never> = {};

/** Which fields show a sentence: checked when they are left, from then on at each change, and all at once when somebody sends. */
export function useFields<Field extends string>(wrong: Errors<Field>, all: readonly Field[]): Fields<Field> {
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  const [refused, setRefused] = useState<Errors<Field>>(NONE);
  const change = useCallback((field: Field) => setRefused((before) => ({ ...before, [field]: undefined })), []);
  const leave = useCallback((field: Field, value: string) => {
    if (value.trim()) setLeft((before) => new Set(before).add(field));
  }, []);
  const checkAll = useCallback(() => setLeft(new Set(all)), [all]);
  const reset = useCallback(() => {
    setLeft(new Set());
    setRefused(NONE);
  }, []);
  const shown = Object.fromEntries(Object.entries(wrong).filter(([field]) => left.has(field as Field))) as Errors<Field>;
  return { errors: { ...refused, ...shown }, change, leave, checkAll, refuse: setRefused, reset };
}
