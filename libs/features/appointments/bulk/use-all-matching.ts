import { CHOSEN_MOST } from '@arogya/domain/appointments/bulk';
import type { Appointment } from '@arogya/api/appointments';
import { sentenceOf, toasts } from '@arogya/platform';
import { ERROR_TITLE } from '@arogya/domain/texts';
import { useState } from 'react';
import { CHOOSE_ALL_FAILED } from './bulk-texts';

/** The most rows that a list answers at once. */
const PAGE_SIZE = 200;

/** One page of a list, in the order of the screen. */
export type ReadPage = (page: { readonly page: number; readonly pageSize: number }) => Promise<readonly Appointment[]>;

/** [all, busy]: the first rows of a list by its own pages, as many as can be chosen; nothing when a page has no answer. */
export function useAllMatching(read: ReadPage): [() => Promise<Appointment[]>, boolean] {
  const [busy, setBusy] = useState(false);
  const all = async (): Promise<Appointment[]> => {
    const found = new Map<string, Appointment>();
    setBusy(true);
    try {
      for (let page = 1; found.size < CHOSEN_MOST; page += 1) {
        const rows = await read({ page, pageSize: PAGE_SIZE });
        for (const row of rows) found.set(row.id, row);
        if (rows.length < PAGE_SIZE) break;
      }
      return [...found.values()].slice(0, CHOSEN_MOST);
    } catch (error) {
      toasts.show({ title: ERROR_TITLE, text: sentenceOf(error, CHOOSE_ALL_FAILED), tone: 'destructive' });
      return [];
    } finally {
      setBusy(false);
    }
  };
  return [all, busy];
}
