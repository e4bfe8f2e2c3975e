import { appointmentsApi, useChangeAppointmentsMutation, type BulkChange, type BulkRow } from '@arogya/api/appointments';
import { statusOfAct, type BulkAct } from '@arogya/domain/appointments/bulk';
import { newKey } from '@arogya/light/call';
import { api, failureOf, touchedBy, type Store } from '@arogya/platform';
import { useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { sendPortions, type Item, type SendResult } from './send-portions';

/** An act on its way. */
export interface BulkProgress {
  readonly act: BulkAct;
  readonly done: number;
  readonly of: number;
}

/** Each portion would fetch every list again; once, after the last, is enough. */
appointmentsApi.enhanceEndpoints({ endpoints: { changeAppointments: { invalidatesTags: [] } } });

/** Writes what was done into the lists that show it. Undo leads each row back to a status of its own: those are fetched. */
function show(store: Store, act: BulkAct, rows: readonly BulkRow[]): void {
  if (act === 'undo') return;
  const status = statusOfAct(act);
  const versions = new Map(rows.flatMap(({ id, ok, version }) => (ok && version ? [[id, version] as const] : [])));
  for (const args of appointmentsApi.util.selectCachedArgsForQuery(store.getState(), 'listAppointments')) {
    const write = appointmentsApi.util.updateQueryData('listAppointments', args, (list) => {
      for (const row of list) {
        const version = versions.get(row.id);
        if (version) Object.assign(row, { ...(status ? { status } : {}), version });
      }
    });
    store.dispatch(write);
  }
}

/**
 * Sends a portion under a key of its own. One whose answer was lost is sent once more at once, and by whoever presses again
 * under the same key: nothing happens twice, and Undo knows of what was done.
 */
function useKeyed() {
  const [change] = useChangeAppointmentsMutation();
  const keys = useRef(new Map<string, string>());
  return async (bulkChange: BulkChange): Promise<readonly BulkRow[]> => {
    const text = JSON.stringify(bulkChange);
    const key = keys.current.get(text) ?? newKey();
    keys.current.set(text, key);
    const call = () => change({ 'Idempotency-Key': key, bulkChange }).unwrap();
    const { rows } = await call().catch((error: unknown) => (failureOf(error).status === 0 ? call() : Promise.reject(error as Error)));
    keys.current.delete(text);
    return rows;
  };
}

/** Sends one act for many, in portions, until it is stopped. The lists say what is done at once, and are fetched when all is. */
export function useSending() {
  const change = useKeyed();
  const store = useStore() as Store;
  const [running, setRunning] = useState<BulkProgress | null>(null);
  const stopped = useRef(false);
  const send = async (act: BulkAct, items: readonly Item[], agentId?: string): Promise<SendResult> => {
    const progress = (done: number): void => setRunning({ act, done, of: items.length });
    stopped.current = false;
    progress(0);
    const sent = await sendPortions(items, {
      send: async (portion) => {
        const rows = await change({ act, items: [...portion], ...(agentId ? { agentId } : {}) });
        show(store, act, rows);
        return rows;
      },
      onProgress: progress,
      isStopped: () => stopped.current,
    });
    setRunning(null);
    if (items.length > 0) store.dispatch(api.util.invalidateTags(touchedBy('appointments')));
    return sent;
  };
  const stop = (): void => {
    stopped.current = true;
  };
  return { running, send, stop };
}
