import {
  useMakeCalendarChangeMutation,
  usePreviewCalendarChangeMutation,
  useTakeBackCalendarChangeMutation,
  type AffectedAppointment,
  type CalendarChangeDetails,
  type CalendarChangeFields,
} from '@arogya/api/calendars';
import { CHANGE_TAKEN_BACK, changeMade, MAKE_CHANGE_FAILED, PREVIEW_FAILED, TAKE_BACK_FAILED } from '@arogya/domain/calendars/texts';
import type { Preference } from '@arogya/domain/calendars/proposals';
import { showUndo } from '@arogya/features/undo/show-undo';
import { sentenceOf, useAttemptKey, useSubmit } from '@arogya/platform';
import { useCallback, useEffect, useState } from 'react';

interface Seen {
  readonly change: CalendarChangeFields;
  readonly rows: readonly AffectedAppointment[];
}

/** The appointments that a change affects: undefined until they are known. Those seen stay while a preference is tried. */
export function usePreview(change: CalendarChangeFields | null, preference: Preference | undefined) {
  const [preview] = usePreviewCalendarChangeMutation();
  const [seen, setSeen] = useState<Seen | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [fetching, setFetching] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!change) return undefined;
    let current = true;
    setFetching(true);
    setFailure(null);
    preview({ previewChange: { change, ...(preference ? { preference } : {}) } })
      .unwrap()
      .then(
        ({ appointments }) => current && setSeen({ change, rows: appointments }),
        (error: unknown) => current && setFailure(sentenceOf(error, PREVIEW_FAILED)),
      )
      .finally(() => current && setFetching(false));
    return () => {
      current = false;
    };
  }, [change, preference, preview, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { rows: seen && seen.change === change ? seen.rows : undefined, failure, fetching, retry };
}

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
    showUndo(changeMade(done.data.kind, done.data), () => undo(done.data.id));
    onMade(done.data);
  };
  return { apply, busy, failure: failed && failed.change === change ? failed.why : null };
}
