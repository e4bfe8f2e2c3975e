import {
  useDeleteAppointmentMutation,
  useUpdateAppointmentMutation,
  type UpdateAppointment,
  type Appointment,
} from '@arogya/api/appointments';
import { APPOINTMENT_DELETED, APPOINTMENT_STATUS_UPDATED, APPOINTMENT_UPDATED } from '@arogya/domain/appointments/texts';
import type { AppointmentStatus } from '@arogya/domain/appointments/status';
import { ifMatch } from '@arogya/features/versions/present-record';
import { useSubmit } from '@arogya/platform';
import { useState } from 'react';
import { clashOf, type Clash } from '../booking/clash';
import { orSayMeanwhile, useSeenVersion } from './meanwhile';
import { useTakeHeld } from '../booking/take-held';
import { useUndoChange } from './use-undo-change';

/** An appointment that could not have its time, and the starts it could have instead. */
export interface AppointmentClash extends Clash {
  readonly appointment: Appointment;
  readonly change: UpdateAppointment;
}

/** Sends a change with the version that the person saw, so that it overwrites nothing. */
function useSend() {
  const [update] = useUpdateAppointmentMutation();
  const takingHeld = useTakeHeld();
  const seen = useSeenVersion();
  return (appointment: Appointment, change: UpdateAppointment) => {
    const call = { id: appointment.id, ...ifMatch(seen(appointment)) };
    return orSayMeanwhile(appointment, () =>
      takingHeld('move', (more) => update({ ...call, updateAppointment: { ...change, ...more } }).unwrap()),
    );
  };
}

/** What can be done to an appointment from its row, its drawer and the day board, without a form. */
export function useAppointmentMutations() {
  const [submit, busy] = useSubmit();
  const send = useSend();
  const sayChanged = useUndoChange();
  const seen = useSeenVersion();
  const [remove] = useDeleteAppointmentMutation();
  const [busyId, setBusyId] = useState<string | null>(null);
  const [clash, setClash] = useState<AppointmentClash | null>(null);

  const apply = async (appointment: Appointment, change: UpdateAppointment): Promise<void> => {
    setBusyId(appointment.id);
    const [text, failure] = change.status
      ? [APPOINTMENT_STATUS_UPDATED, 'Failed to update appointment status.']
      : [APPOINTMENT_UPDATED, 'Failed to update appointment.'];
    const done = await submit(() => send(appointment, change), { failure });
    setBusyId(null);
    if (done.ok) sayChanged(text, change, done.data);
    const refused = done.ok ? null : clashOf(done.failure);
    setClash(refused ? { ...refused, appointment, change } : null);
  };

  const removeAppointment = async (appointment: Appointment): Promise<boolean> => {
    setBusyId(appointment.id);
    const call = { id: appointment.id, ...ifMatch(seen(appointment)) };
    const send = () => orSayMeanwhile(appointment, () => remove(call).unwrap());
    const done = await submit(send, { success: APPOINTMENT_DELETED, failure: 'Failed to delete appointment.' });
    setBusyId(null);
    return done.ok;
  };

  return {
    setStatus: (appointment: Appointment, status: AppointmentStatus) => void apply(appointment, { status }),
    moveTo: (appointment: Appointment, appointmentDate: string, doctorId: string) =>
      void apply(appointment, { appointmentDate, ...(doctorId === appointment.doctorId ? {} : { doctorId }) }),
    /** Tries again what clashed, at another start. */
    takeInstead: (start: string) => (clash ? void apply(clash.appointment, { ...clash.change, appointmentDate: start }) : undefined),
    removeAppointment,
    busy,
    busyId,
    clash,
    forgetClash: () => setClash(null),
  };
}
