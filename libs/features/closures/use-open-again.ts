import { useEndClosureMutation, useMakeCalendarChangeMutation, type HospitalClosure } from '@arogya/api/calendars';
import { IS_CLOSED_AGAIN, isOpenAgain, OPEN_AGAIN_FAILED } from '@arogya/domain/holidays/texts';
import { MAKE_CHANGE_FAILED } from '@arogya/domain/calendars/texts';
import { showUndo } from '@arogya/features/undo/show-undo';
import { useSubmit } from '@arogya/platform';
import { useState } from 'react';
import { dayText } from '@arogya/features/calendars/outcomes';

/** Opens a closed day again: nobody is affected by it, so it is done at once, with Undo. */
export function useOpenAgain(hospitalId: string, onOpened: () => void) {
  const [submit] = useSubmit();
  const [undoing] = useSubmit();
  const [end] = useEndClosureMutation();
  const [make] = useMakeCalendarChangeMutation();
  const [busyDay, setBusyDay] = useState<string | null>(null);
  const closeAgain = ({ source, ...closure }: HospitalClosure): void => {
    const change = { kind: 'closure' as const, hospitalId, source, closures: [closure] };
    void undoing(() => make({ makeChange: { change } }), { success: IS_CLOSED_AGAIN, failure: MAKE_CHANGE_FAILED });
  };
  const openAgain = async (closure: HospitalClosure): Promise<void> => {
    setBusyDay(closure.day);
    const done = await submit(() => end({ id: hospitalId, day: closure.day }), { failure: OPEN_AGAIN_FAILED });
    setBusyDay(null);
    if (!done.ok) return;
    onOpened();
    showUndo(isOpenAgain(dayText(closure.day)), () => closeAgain(closure));
  };
  return { openAgain, busyDay };
}
