import { useUpdateAppointmentMutation, type Appointment } from '@arogya/api/appointments';
import { useUpdateLeadMutation } from '@arogya/api/leads';
import { APPOINTMENT_STATUS, APPOINTMENT_STATUSES, type AppointmentStatus } from '@arogya/domain/appointments/status';
import { APPOINTMENT_STATUS_UPDATED } from '@arogya/domain/appointments/texts';
import { LEAD_STATUS, LEAD_STATUSES, type LeadStatus } from '@arogya/domain/leads/status';
import { LEAD_STATUS_UPDATED } from '@arogya/domain/leads/texts';
import { appointmentName } from '@arogya/features/appointments/appointment-labels';
import type { Lead } from '@arogya/features/leads/lead';
import { useUndoLead } from '@arogya/features/leads/use-undo-lead';
import { useUndoChange } from '@arogya/features/appointments/use-undo-change';
import { useSubmit } from '@arogya/platform';
import { Button, Modal, Radio, Segmented } from 'antd';
import { useState } from 'react';
import { LeadPicker } from './lead-picker';
import { AppointmentPicker } from './appointment-picker';

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface ChooseStatusProps {
  readonly name: string;
  readonly present: string;
  readonly choices: readonly Choice[];
  readonly busy: boolean;
  readonly onBack: () => void;
  readonly onSave: (status: string) => void;
}

function ChooseStatus({ name, present, choices, busy, onBack, onSave }: ChooseStatusProps) {
  const [status, setStatus] = useState(present);
  return (
    <>
      <p className="ad-brief-name">{name}</p>
      <Radio.Group
        className="ad-agent-outcomes"
        optionType="button"
        aria-label="Status"
        options={[...choices]}
        value={status}
        onChange={({ target }) => setStatus(String(target.value))}
      />
      <div className="ad-agent-foot">
        <Button onClick={onBack} disabled={busy}>
          Back
        </Button>
        <Button type="primary" loading={busy} disabled={status === present} onClick={() => onSave(status)}>
          Update Status
        </Button>
      </div>
    </>
  );
}

const LEAD_CHOICES = LEAD_STATUSES.map((value) => ({ value, label: LEAD_STATUS[value].label }));
const APPOINTMENT_CHOICES = APPOINTMENT_STATUSES.map((value) => ({ value, label: APPOINTMENT_STATUS[value].label }));
const KINDS = ['My leads', 'My appointments'];

type Picked = { readonly lead: Lead } | { readonly appointment: Appointment };

/** Update Status: one of my leads or of my appointments, then its new status. */
export function StatusDialog({ onClose }: { onClose: () => void }) {
  const [kind, setKind] = useState('My leads');
  const [picked, setPicked] = useState<Picked | null>(null);
  const [submit, busy] = useSubmit();
  const [updateLead] = useUpdateLeadMutation();
  const [updateAppointment] = useUpdateAppointmentMutation();
  const sayChanged = useUndoChange();
  const sayLead = useUndoLead();
  const saveLead = async ({ id }: Lead, status: LeadStatus): Promise<boolean> => {
    const change = { status };
    const done = await submit(() => updateLead({ id, updateLead: change }), { failure: 'Failed to update lead status.' });
    if (done.ok) sayLead(LEAD_STATUS_UPDATED, change, done.data);
    return done.ok;
  };
  const saveAppointment = async ({ id }: Appointment, status: AppointmentStatus): Promise<boolean> => {
    const change = { status };
    const failure = 'Failed to update appointment status.';
    const done = await submit(() => updateAppointment({ id, updateAppointment: change }), { failure });
    if (done.ok) sayChanged(APPOINTMENT_STATUS_UPDATED, change, done.data);
    return done.ok;
  };
  const save = async (status: string, of: Picked): Promise<void> => {
    const saved = 'lead' in of ? saveLead(of.lead, status as LeadStatus) : saveAppointment(of.appointment, status as AppointmentStatus);
    if (await saved) onClose();
  };
  const shown = picked && ('lead' in picked ? picked.lead.patientName : appointmentName(picked.appointment));
  return (
    <Modal open title="Update Status" footer={null} width={520} onCancel={onClose} style={{ top: 32 }}>
      {picked ? (
        <ChooseStatus
          name={shown ?? ''}
          present={'lead' in picked ? picked.lead.status : picked.appointment.status}
          choices={'lead' in picked ? LEAD_CHOICES : APPOINTMENT_CHOICES}
          busy={busy}
          onBack={() => setPicked(null)}
          onSave={(status) => void save(status, picked)}
        />
      ) : (
        <>
          <Segmented block className="ad-agent-kind" aria-label="Of what" options={KINDS} value={kind} onChange={setKind} />
          {kind === 'My leads' ? (
            <LeadPicker onPick={(lead) => setPicked({ lead })} />
          ) : (
            <AppointmentPicker onPick={(appointment) => setPicked({ appointment })} />
          )}
        </>
      )}
    </Modal>
  );
}
