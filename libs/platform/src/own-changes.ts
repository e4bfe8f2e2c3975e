import { createSlice } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { isFulfilledChange } from './fulfilled';

/** What this window has changed itself: by the id of the appointment the version after the change, and whether it was deleted. */
export type OwnChanges = Readonly<Record<string, { readonly version: number; readonly gone: boolean }>>;

const isRow = (value: unknown): value is { id: string; version: number } =>
  typeof value === 'object' && value !== null && 'appointmentDate' in value && 'id' in value && 'version' in value;

/** An appointment in the answer of a change, alone or with something else, e.g. the lead it was booked from. */
function rowIn(payload: unknown): { id: string; version: number } | undefined {
  if (isRow(payload)) return payload;
  return typeof payload === 'object' && payload !== null ? Object.values(payload).find(isRow) : undefined;
}

/** Those that a change of many has made. */
const rowsIn = (payload: unknown): { id: string; version: number }[] =>
  (payload as { rows: { id: string; version?: number }[] }).rows.flatMap(({ id, version }) => (version ? [{ id, version }] : []));

/** An appointment that a call names whose answer says nothing of it, e.g. what was decided about it. */
const NAMED = /^(?:appointments|calendar-changes\/[^/]+\/appointments)\/(?<id>[0-9a-f-]{36})/u;

const NONE: OwnChanges = {};

/** The server announces one's own changes too. What is in here was fetched after the change and is not fetched again. */
export const ownChanges = createSlice({
  name: 'ownChanges',
  initialState: NONE,
  reducers: {},
  extraReducers: (builder) =>
    builder.addMatcher(isFulfilledChange, (state, { meta, payload }) => {
      const { method, path } = meta.baseQueryMeta;
      const deleted = method === 'DELETE' ? /^appointments\/([^/]+)$/u.exec(path)?.[1] : undefined;
      if (deleted) return { ...state, [deleted]: { version: 0, gone: true } };
      const row = rowIn(payload);
      const rows = path === 'appointments/bulk' ? rowsIn(payload) : row ? [row] : [];
      const named = rows.length === 0 ? NAMED.exec(path)?.groups?.['id'] : undefined;
      if (named) return { ...state, [named]: state[named] ?? { version: 0, gone: false } };
      return { ...state, ...Object.fromEntries(rows.map(({ id, version }) => [id, { version, gone: false }])) };
    }),
});

/** What this window has changed itself, to tell it from what others do. */
export const useOwnChanges = (): OwnChanges => useSelector((state: { ownChanges?: OwnChanges }) => state.ownChanges) ?? NONE;
