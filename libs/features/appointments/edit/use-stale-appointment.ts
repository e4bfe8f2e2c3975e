import type { Appointment } from '@arogya/api/appointments';
import { dayOfStart } from '@arogya/domain/clock';
import { presentRecord } from '@arogya/features/versions/present-record';
import { useVersioned } from '@arogya/features/versions/use-versioned';
import type { ApiFailure } from '@arogya/platform';
import type { FormInstance } from 'antd';
import { useState } from 'react';
import { editValues, theirsOf, type EditValues, type OtherChange } from './edit-values';

/** The version that an editing form is based on, and what happens when somebody else has saved meanwhile. */
export function useStaleAppointment(form: FormInstance<EditValues>, appointment: Appointment) {
  const versioned = useVersioned<Appointment, EditValues>(form, appointment, editValues);
  const [read, setRead] = useState<Appointment>(appointment);
  const [taken, setTaken] = useState<readonly string[]>([]);

  /** Merges the other person's change into the form, which is then based on the new version. */
  const absorb = (failure: ApiFailure): void => {
    const current = presentRecord<Appointment>(failure);
    if (!current || !versioned.absorb(failure)) return;
    form.setFieldsValue({ appointmentDate: dayOfStart(String(form.getFieldValue('appointmentTime'))) });
    setRead(current);
    setTaken([]);
  };

  const setTheirs = (fields: readonly (keyof EditValues)[]): void => {
    const theirs = editValues(read);
    form.setFieldsValue(Object.fromEntries(fields.map((field) => [field, theirs[field]])));
    form.setFields(fields.map((name) => ({ name, errors: [] })));
  };

  const take = (one: OtherChange): void => {
    setTheirs(one.fields);
    setTaken([...taken, one.label]);
  };

  const reload = (): void => {
    setTheirs(Object.keys(editValues(read)) as (keyof EditValues)[]);
    versioned.forget();
  };

  const { news, ifMatch } = versioned;
  const stale = news ? theirsOf(news.clashes, read).filter(({ label }) => !taken.includes(label)) : null;
  return { read, ifMatch, absorb, stale, take, reload };
}
