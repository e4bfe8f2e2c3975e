import {
  calendarsApi,
  useMakeCalendarChangeMutation,
  usePreviewCalendarChangeMutation,
  useTakeBackCalendarChangeMutation,
  type AffectedAppointment,
  type CalendarChangeDetails,
  type CalendarChangeFields,
  type ChangePreview,
} from '@arogya/api/calendars';
import { CHANGE_TAKEN_BACK, changeMade, MAKE_CHANGE_FAILED, PREVIEW_FAILED, TAKE_BACK_FAILED } from '@arogya/domain/calendars/texts';
import type { Preference } from '@arogya/domain/calendars/proposals';
import { showUndo } from '@arogya/features/undo/show-undo';
import { sentenceOf, useAttemptKey, useSubmit } from '@arogya/platform';
import { useCallback, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { spanText } from './leave-text';

/**
 * Whose list it is: of a change that is about to be made, or of what one that was made has left open. Keep the same object while
 * the list is shown.
 */
export type Source = { readonly change: CalendarChangeFields } | { readonly changeId: string };

interface PreviewRows {
  readonly source: Source;
  readonly rows: readonly AffectedAppointment[];
  /** There are further ones, which stay open. */
  readonly more: boolean;
}

interface PreviewCall {
  readonly unwrap: () => Promise<ChangePreview>;
}

/** Asks once: a list in which somebody decides does not change under them. */
function useAsk() {
  const [preview] = usePreviewCalendarChangeMutation();
  const dispatch = useDispatch();
  return useCallback(
    (source: Source, preference: Preference | undefined): Promise<ChangePreview> => {
      const more = preference ? { preference } : {};
      if ('change' in source) return preview({ previewChange: { change: source.change, ...more } }).unwrap();
      const read = calendarsApi.endpoints.affectedProposals.initiate;
      return (dispatch(read({ id: source.changeId, ...more }, { subscribe: false, forceRefetch: true }) as never) as PreviewCall).unwrap();
    },
    [preview, dispatch],
  );
}

/** The affected appointments of a list: undefined until they are known. Those seen stay while a preference is tried. */
export function usePreview(source: Source | null, preference: Preference | undefined) {
  const ask = useAsk();
  const [seen, setSeen] = useState<PreviewRows | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [fetching, setFetching] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!source) return undefined;
    let current = true;
    setFetching(true);
    setFailure(null);
    ask(source, preference)
      .then(
        ({ appointments, more }) => current && setSeen({ source, rows: appointments, more }),
        (error: unknown) => current && setFailure(sentenceOf(error, PREVIEW_FAILED)),
      )
      .finally(() => current && setFetching(false));
    return () => {
      current = false;
    };
  }, [source, preference, ask, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const listed = seen?.source === source ? seen : null;
  return { rows: listed?.rows, more: listed?.more ?? false, failure, fetching, retry };
}

/** The days of the leave that a new one was merged with. */
const mergedText = ({ mergedWith }: CalendarChangeDetails): string | null => mergedWith && spanText(mergedWith.from, mergedWith.to);

/** Makes a change, with a toast that takes it back as a whole. `failure`: why `change` could not be made. */
export function useMakeChange(change: CalendarChangeFields | null, onMade: (details: CalendarChangeDetails) => void) {
  const [submit, busy] = useSubmit();
  const [undoing] = useSubmit();
  const [make] = useMakeCalendarChangeMutation();
  const [takeBack] = useTakeBackCalendarChangeMutation();
  const [key, renewKey] = useAttemptKey();
  const [failed, setFailed] = useState<{ readonly change: CalendarChangeFields; readonly why: string } | null>(null);
  const undo = (id: string): void => void undoing(() => takeBack({ id }), { success: CHANGE_TAKEN_BACK, failure: TAKE_BACK_FAILED });
  const apply = async (made: CalendarChangeFields, decisions: object[]): Promise<void> => {
    const body = { change: made, decisions };
    const done = await submit(() => make({ 'Idempotency-Key': key, makeChange: body }), { failure: MAKE_CHANGE_FAILED });
    if (done.ok || done.failure.status !== 0) renewKey();
    setFailed(done.ok ? null : { change: made, why: sentenceOf(done.failure, MAKE_CHANGE_FAILED) });
    if (!done.ok) return;
    showUndo(changeMade(made.kind, done.data, mergedText(done.data)), () => undo(done.data.id));
    onMade(done.data);
  };
  return { apply, busy, failure: failed && failed.change === change ? failed.why : null };
}
