import { useSubmit, useAttemptKey } from '@arogya/platform';
import type { FormInstance } from 'antd';
import { useVersioned } from './use-versioned';

/** A started mutation of RTK Query. */
export type RunningMutation = Promise<unknown> & { unwrap: () => Promise<unknown> };

/** The header of a change: the version that was read. */
export interface Match {
  readonly 'If-Match'?: string;
}

interface SaveRecord<Row, Values> {
  readonly form: FormInstance<Values>;
  /** null: a new one. */
  readonly record: Row | null;
  readonly valuesOf: (row: Row) => Values;
  /** `key` is the Idempotency-Key: the same while the person tries again. */
  readonly create: (values: Values, key: string) => RunningMutation;
  readonly change: (id: string, values: Values, match: Match) => RunningMutation;
  readonly success: string;
  readonly failure: string;
  readonly onSaved: (row: Row) => void;
}

/** Saves the form of a record: adds with one key per attempt, changes with the version that was read. */
export function useSaveRecord<Row extends { readonly id: string; readonly version: number }, Values extends object>(
  save: SaveRecord<Row, Values>,
) {
  const { form, record, create, change, success, failure, onSaved } = save;
  const [submit, saving] = useSubmit();
  const { ifMatch, news, absorb } = useVersioned<Row, Values>(form, record, save.valuesOf);
  const [key, renewKey] = useAttemptKey();
  const send = (values: Values): RunningMutation =>
    record ? change(record.id, values, ifMatch ? { 'If-Match': ifMatch } : {}) : create(values, key);
  return {
    saving,
    news,
    save: async (values: Values): Promise<void> => {
      const done = await submit(() => send(values), { success, failure, form });
      if (done.ok || done.failure.status !== 0) renewKey();
      if (!done.ok) return void absorb(done.failure);
      if (!record) form.resetFields();
      onSaved(done.data as Row);
    },
  };
}
