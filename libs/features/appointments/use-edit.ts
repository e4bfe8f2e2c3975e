import { useUpdateAppointmentMutation } from '@arogya/api/appointments';
import { APPOINTMENT_UPDATED } from '@arogya/domain/appointments/texts';
import { useVersioned } from '@arogya/features/versions/use-versioned';
import { useAct, type FormLike } from '@arogya/platform';
import type { FormInstance } from 'antd';
import { useState } from 'react';
import { clashOf, dayOfStart, type Clash } from './clash';
import { changesSince, editValues, theirsOf, type EditValues, type Theirs } from './edit-values';
import type { Visit } from './visit';

type Patch = Parameters<FormInstance<EditValues>['setFieldsValue']>[0];

/** Saves the Edit Appointment dialog: only what changed, against the version that was read. */
export function useEdit(form: FormInstance<EditValues>, visit: Visit) {
  const [act, busy] = useAct();
  const [update] = useUpdateAppointmentMutation();
  const versioned = useVersioned<Visit, EditValues>(form, visit, editValues);
  const [read, setRead] = useState<Visit>(visit);
  const [taken, setTaken] = useState<readonly string[]>([]);
  const [clash, setClash] = useState<Clash | null>(null);

  const currentIn = (body: unknown): Visit | null =>
    typeof body === 'object' && body !== null && 'current' in body ? (body.current as Visit) : null;

  /** Answers whether the dialog is done with: saved, or nothing to save. */
  const save = async (): Promise<boolean> => {
    const values = form.getFieldsValue(true) as EditValues;
    const changes = changesSince(editValues(read), values);
    if (Object.keys(changes).length === 0) return true;
    const call = { id: visit.id, ...(versioned.ifMatch ? { 'If-Match': versioned.ifMatch } : {}), updateAppointment: changes };
    const done = await act(() => update(call), {
      success: APPOINTMENT_UPDATED,
      failure: 'Failed to update appointment.',
      form: form as unknown as FormLike,
    });
    if (done.ok) return true;
    setClash(clashOf(done.failure));
    const current = currentIn(done.failure.body);
    if (current && versioned.absorb(done.failure)) adopt(current);
    return false;
  };

  /** From here on the form stands against what the other has saved. */
  const adopt = (current: Visit): void => {
    form.setFieldsValue({ appointmentDate: dayOfStart(String(form.getFieldValue('appointmentTime'))) });
    setRead(current);
    setTaken([]);
  };

  const { news } = versioned;
  const stale = news ? theirsOf(news.clashes, read).filter(({ label }) => !taken.includes(label)) : null;

  const take = (one: Theirs): void => {
    const values = editValues(read);
    form.setFieldsValue(Object.fromEntries(one.fields.map((field) => [field, values[field]])) as Patch);
    setTaken([...taken, one.label]);
  };
  const reload = (): void => {
    form.setFieldsValue(editValues(read) as Patch);
    versioned.forget();
  };
  return { save, busy, clash, forgetClash: () => setClash(null), stale, take, reload, read };
}
