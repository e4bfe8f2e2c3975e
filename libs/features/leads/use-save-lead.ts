import { useCreateLeadMutation, useUpdateLeadMutation } from '@arogya/api/leads';
import { LEAD_CREATED, LEAD_UPDATED } from '@arogya/domain/leads/texts';
import { useVersioned } from '@arogya/features/versions/use-versioned';
import { useSubmit, useAttemptKey } from '@arogya/platform';
import type { FormInstance } from 'antd';
import { useState } from 'react';
import type { Lead } from './lead';
import { changedFields, leadValues, newLeadBody, type LeadValues } from './lead-form-values';
import { useUndoLead } from './use-undo-lead';

const currentIn = (body: unknown): Lead | null =>
  typeof body === 'object' && body !== null && 'current' in body ? (body.current as Lead) : null;

interface SaveLead {
  readonly form: FormInstance<LeadValues>;
  readonly lead: Lead | null;
  readonly onSaved: () => void;
}

/** Saves the lead form: adds with one key per attempt; changes only what differs, with the version that was read. */
export function useSaveLead({ form, lead, onSaved }: SaveLead) {
  const [submit, saving] = useSubmit();
  const [createLead] = useCreateLeadMutation();
  const [updateLead] = useUpdateLeadMutation();
  const { ifMatch, news, absorb } = useVersioned<Lead, LeadValues>(form, lead, leadValues);
  const [read, setRead] = useState(lead);
  const [key, renewKey] = useAttemptKey();
  const sayChanged = useUndoLead();

  const add = async (values: LeadValues): Promise<void> => {
    const done = await submit(() => createLead({ 'Idempotency-Key': key, createLead: newLeadBody(values) }), {
      success: LEAD_CREATED,
      failure: 'Failed to create lead.',
      form,
    });
    if (done.ok || done.failure.status !== 0) renewKey();
    if (!done.ok) return;
    form.resetFields();
    onSaved();
  };

  const change = async (known: Lead, values: LeadValues): Promise<void> => {
    const changes = changedFields(leadValues(known), values);
    if (Object.keys(changes).length === 0) return onSaved();
    const match = ifMatch ? { 'If-Match': ifMatch } : {};
    const done = await submit(() => updateLead({ id: known.id, ...match, updateLead: changes }), {
      failure: 'Failed to update lead.',
      form,
    });
    if (done.ok) {
      sayChanged(LEAD_UPDATED, changes, done.data);
      return onSaved();
    }
    if (absorb(done.failure)) setRead(currentIn(done.failure.body) ?? known);
  };

  const save = (values: LeadValues): Promise<void> => (read ? change(read, values) : add(values));
  return { save, saving, news };
}
