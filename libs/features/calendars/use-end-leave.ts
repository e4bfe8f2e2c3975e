import { useEndLeaveMutation, useMakeCalendarChangeMutation, type DoctorLeave } from '@arogya/api/calendars';
import { END_LEAVE_FAILED, LEAVE_BACK, LEAVE_ENDED, MAKE_CHANGE_FAILED } from '@arogya/domain/calendars/texts';
import type { Day } from '@arogya/domain/clock';
import { showUndo } from '@arogya/features/undo/show-undo';
import { useSubmit } from '@arogya/platform';

/** The fields with which an ended leave is entered again; the part that has passed needs none. */
const again = ({ id: _, kind, from, ...leave }: DoctorLeave, doctorId: string, today: Day) => ({
  ...leave,
  kind: 'leave' as const,
  doctorId,
  from: from < today ? today : from,
  leaveKind: kind,
});

/** Ends a leave; Undo enters it again. */
export function useEndLeave(doctorId: string, today: Day) {
  const [submit, busy] = useSubmit();
  const [end] = useEndLeaveMutation();
  const [make] = useMakeCalendarChangeMutation();
  const undo = (leave: DoctorLeave): void =>
    void submit(() => make({ makeChange: { change: again(leave, doctorId, today) } }), {
      success: LEAVE_BACK,
      failure: MAKE_CHANGE_FAILED,
    });
  const endLeave = async (leave: DoctorLeave): Promise<void> => {
    const done = await submit(() => end({ id: doctorId, leaveId: leave.id }), { failure: END_LEAVE_FAILED });
    if (done.ok) showUndo(LEAVE_ENDED, () => undo(leave));
  };
  return { endLeave, busy };
}
