import { useDeleteAppointmentMutation, useUpdateAppointmentMutation, type UpdateAppointment } from '@arogya/api/appointments';
import { APPOINTMENT_DELETED, APPOINTMENT_STATUS_UPDATED, APPOINTMENT_UPDATED } from '@arogya/domain/appointments/texts';
import type { AppointmentStatus } from '@arogya/domain/appointments/status';
import { useAct } from '@arogya/platform';
import { useState } from 'react';
import { clashOf, type Clash } from './clash';
import { useTakeHeld } from './take-held';
import type { Visit } from './visit';

/** A visit that could not have its time, and the starts it could have instead. */
export interface VisitClash extends Clash {
  readonly visit: Visit;
  readonly change: UpdateAppointment;
}

/** What can be done to a visit from its row, its drawer and the day board, without a form. */
export function useVisitActs() {
  const [act, busy] = useAct();
  const [update] = useUpdateAppointmentMutation();
  const takingHeld = useTakeHeld();
  const [remove] = useDeleteAppointmentMutation();
  const [busyId, setBusyId] = useState<string | null>(null);
  const [clash, setClash] = useState<VisitClash | null>(null);

  const apply = async (visit: Visit, change: UpdateAppointment): Promise<void> => {
    setBusyId(visit.id);
    const texts = change.status
      ? { success: APPOINTMENT_STATUS_UPDATED, failure: 'Failed to update appointment status.' }
      : { success: APPOINTMENT_UPDATED, failure: 'Failed to update appointment.' };
    // A status is set from any status; a move is one against the time that the person saw.
    const match = change.appointmentDate && !change.status ? { 'If-Match': `"${visit.version}"` } : {};
    const send = () => takingHeld('move', (more) => update({ id: visit.id, ...match, updateAppointment: { ...change, ...more } }).unwrap());
    const done = await act(send, texts);
    setBusyId(null);
    const refused = done.ok ? null : clashOf(done.failure);
    setClash(refused ? { ...refused, visit, change } : null);
  };

  const removeVisit = async (visit: Visit): Promise<boolean> => {
    setBusyId(visit.id);
    const done = await act(() => remove({ id: visit.id }), { success: APPOINTMENT_DELETED, failure: 'Failed to delete appointment.' });
    setBusyId(null);
    return done.ok;
  };

  return {
    setStatus: (visit: Visit, status: AppointmentStatus) => void apply(visit, { status }),
    moveTo: (visit: Visit, appointmentDate: string, doctorId: string) =>
      void apply(visit, { appointmentDate, ...(doctorId === visit.doctorId ? {} : { doctorId }) }),
    /** Tries what clashed again, at another start. */
    takeInstead: (start: string) => (clash ? void apply(clash.visit, { ...clash.change, appointmentDate: start }) : undefined),
    removeVisit,
    busy,
    busyId,
    clash,
    forgetClash: () => setClash(null),
  };
}
