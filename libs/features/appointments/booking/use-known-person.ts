import type { Patient } from '@arogya/api/patients';
import { isBlank } from '@arogya/domain/rule';
import type { FormInstance } from 'antd';
import { useState } from 'react';
import { fieldsFrom, NO_RECORD, RECORD_FIELDS, type BookingValues, type RecordField } from './booking-values';

const NONE: ReadonlySet<RecordField> = new Set();

/** The patient for whom the form is filled, and which of its fields still have the record's values. */
export function useKnownPerson(form: FormInstance<BookingValues>, start: Partial<BookingValues> = NO_RECORD) {
  const [person, setPerson] = useState<Patient | null>(null);
  const [prefilled, setPrefilled] = useState<ReadonlySet<RecordField>>(NONE);

  const emptyPrefilled = (): void => {
    const patch = Object.fromEntries([...prefilled].map((field) => [field, start[field]]));
    form.setFieldsValue(patch);
  };

  /** Fills the form from the record; for a new person, resets what the last record had filled. */
  const choose = (next: Patient | null): void => {
    if (next?.id === person?.id) return;
    emptyPrefilled();
    setPerson(next);
    if (!next) return setPrefilled(NONE);
    const record = fieldsFrom(next);
    const fields = RECORD_FIELDS.filter((field) => !isBlank(record[field]));
    form.setFieldsValue(Object.fromEntries(fields.map((field) => [field, record[field]])));
    form.setFields(fields.map((name) => ({ name, errors: [] })));
    setPrefilled(new Set(fields));
  };

  /** A field that somebody has changed no longer counts as the record's. */
  const changed = (names: readonly string[]): void => {
    if (names.some((name) => prefilled.has(name as RecordField))) {
      setPrefilled(new Set([...prefilled].filter((field) => !names.includes(field))));
    }
  };

  return { person, prefilled, choose, changed, created: setPerson };
}
