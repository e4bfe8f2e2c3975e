import { useUpdateAppointmentMutation, type Appointment } from '@arogya/api/appointments';
import { APPOINTMENT_UPDATED } from '@arogya/domain/appointments/texts';
import { useSubmit } from '@arogya/platform';
import type { FormInstance } from 'antd';
import { useState } from 'react';
import { clashOf, type Clash } from '../booking/clash';
import { changesSince, editValues, type EditValues } from './edit-values';
import { useTakeHeld } from '../booking/take-held';
import { useUndoChange } from './use-undo-change';
import { useStaleAppointment } from './use-stale-appointment';

/** Saves the Edit Appointment dialog: only what changed, with the version that was read. */
export function useEdit(form: FormInstance<EditValues>, appointment: Appointment) {
  const [submit, busy] = useSubmit();
  const [update] = useUpdateAppointmentMutation();
  const takingHeld = useTakeHeld();
  const sayChanged = useUndoChange();
  const { read, ifMatch, absorb, stale, take, reload } = useStaleAppointment(form, appointment);
  const [clash, setClash] = useState<Clash | null>(null);

  /** Answers whether the dialog can close: saved, or nothing to save. */
  const save = async (): Promise<boolean> => {
    const values = form.getFieldsValue(true) as EditValues;
    const changes = changesSince(editValues(read), values);
    if (Object.keys(changes).length === 0) return true;
    const call = { id: appointment.id, ...(ifMatch ? { 'If-Match': ifMatch } : {}) };
    const send = () => takingHeld('move', (more) => update({ ...call, updateAppointment: { ...changes, ...more } }).unwrap());
    const done = await submit(send, {
      failure: 'Failed to update appointment.',
      form,
      fields: { appointmentDate: 'appointmentTime' },
    });
    if (done.ok) {
      sayChanged(APPOINTMENT_UPDATED, changes, done.data);
      return true;
    }
    setClash(clashOf(done.failure));
    absorb(done.failure);
    return false;
  };

  return { save, busy, clash, forgetClash: () => setClash(null), stale, take, reload, read };
}
