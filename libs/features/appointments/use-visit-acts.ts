import { useDeleteAppointmentMutation, useUpdateAppointmentMutation } from '@arogya/api/appointments';
import { APPOINTMENT_DELETED, APPOINTMENT_STATUS_UPDATED } from '@arogya/domain/appointments/texts';
import type { AppointmentStatus } from '@arogya/domain/appointments/status';
import { useAct } from '@arogya/platform';
import { useState } from 'react';
import { clashOf, type Clash } from './clash';
import type { Visit } from './visit';

/** A freed visit that could not return to its time, and the starts it could have instead. */
export interface RevivalClash extends Clash {
  readonly visit: Visit;
  readonly status: AppointmentStatus;
}

/** What can be done to a visit from its row and its drawer, without a form. */
export function useVisitActs() {
  const [act, busy] = useAct();
  const [update] = useUpdateAppointmentMutation();
  const [remove] = useDeleteAppointmentMutation();
  const [busyId, setBusyId] = useState<string | null>(null);
  const [clash, setClash] = useState<RevivalClash | null>(null);

  /** `at`: another start, where the visit's own has been taken meanwhile. */
  const setStatus = async (visit: Visit, status: AppointmentStatus, at?: string): Promise<void> => {
    setBusyId(visit.id);
    const change = { status, ...(at ? { appointmentDate: at } : {}) };
    const done = await act(() => update({ id: visit.id, updateAppointment: change }), {
      success: APPOINTMENT_STATUS_UPDATED,
      failure: 'Failed to update appointment status.',
    });
    setBusyId(null);
    const refused = done.ok ? null : clashOf(done.failure);
    setClash(refused ? { ...refused, visit, status } : null);
  };

  const removeVisit = async (visit: Visit): Promise<boolean> => {
    setBusyId(visit.id);
    const done = await act(() => remove({ id: visit.id }), { success: APPOINTMENT_DELETED, failure: 'Failed to delete appointment.' });
    setBusyId(null);
    return done.ok;
  };

  return { setStatus, removeVisit, busy, busyId, clash, forgetClash: () => setClash(null) };
}
