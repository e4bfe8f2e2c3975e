import { useUpdateAppointmentMutation, type Appointment } from '@arogya/api/appointments';
import { useUpdateLeadMutation } from '@arogya/api/leads';
import type { AppointmentStatus } from '@arogya/domain/appointments/status';
import { APPOINTMENT_STATUS_UPDATED } from '@arogya/domain/appointments/texts';
import { LEAD_STATUS, LEAD_STATUSES, type LeadStatus } from '@arogya/domain/leads/status';
import { LEAD_STATUS_UPDATED } from '@arogya/domain/leads/texts';
import { appointmentName } from '@arogya/features/appointments/appointment-labels';
import { useEarlyQuestion } from '@arogya/features/appointments/edit/early-question';
import { orSayMeanwhile as appointmentOrSay } from '@arogya/features/appointments/edit/meanwhile';
import { statusOptions } from '@arogya/features/appointments/edit/status-choices';
import type { Lead } from '@arogya/features/leads/lead';
import { orSayMeanwhile as leadOrSay } from '@arogya/features/leads/meanwhile';
import { useUndoLead } from '@arogya/features/leads/use-undo-lead';
import { useUndoChange } from '@arogya/features/appointments/edit/use-undo-change';
import { ifMatch, presentRecord } from '@arogya/features/versions/present-record';
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
      <div className="ad-agent-foot ad-foot">
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
const KINDS = ['My leads', 'My appointments'];

type PickedRecord = { readonly lead: Lead } | { readonly appointment: Appointment };

/** Update Status: one of my leads or of my appointments, then its new status. */
export function StatusDialog({ onClose }: { onClose: () => void }) {
  const [kind, setKind] = useState('My leads');
  const [picked, setPicked] = useState<PickedRecord | null>(null);
  const [submit, busy] = useSubmit();
  const [updateLead] = useUpdateLeadMutation();
  const [updateAppointment] = useUpdateAppointmentMutation();
  const sayChanged = useUndoChange();
  const sayLead = useUndoLead();
  const { unlessEarly, question } = useEarlyQuestion();
  const saveLead = async (lead: Lead, status: LeadStatus): Promise<void> => {
    const change = { status };
    const send = () => leadOrSay(lead, () => updateLead({ id: lead.id, ...ifMatch(lead), updateLead: change }).unwrap());
    const done = await submit(send, { failure: 'Failed to update lead status.' });
    if (!done.ok) return setPicked({ lead: presentRecord<Lead>(done.failure) ?? lead });
    sayLead(LEAD_STATUS_UPDATED, change, done.data);
    onClose();
  };
  const saveAppointment = async (appointment: Appointment, status: AppointmentStatus): Promise<void> => {
    const change = { status };
    const call = { id: appointment.id, ...ifMatch(appointment), updateAppointment: change };
    const send = () => appointmentOrSay(appointment, () => updateAppointment(call).unwrap());
    const done = await submit(send, { failure: 'Failed to update appointment status.' });
    if (!done.ok) return setPicked({ appointment: presentRecord<Appointment>(done.failure) ?? appointment });
    sayChanged(APPOINTMENT_STATUS_UPDATED, change, done.data);
    onClose();
  };
  const save = (status: string, of: PickedRecord): void => {
    if ('lead' in of) return void saveLead(of.lead, status as LeadStatus);
    const to = status as AppointmentStatus;
    unlessEarly(of.appointment, to, () => void saveAppointment(of.appointment, to));
  };
  const shown = picked && ('lead' in picked ? picked.lead.patientName : appointmentName(picked.appointment));
  return (
    <Modal open title="Update Status" footer={null} width={520} onCancel={onClose} style={{ top: 32 }}>
      {picked ? (
        <ChooseStatus
          name={shown ?? ''}
          present={'lead' in picked ? picked.lead.status : picked.appointment.status}
          choices={'lead' in picked ? LEAD_CHOICES : statusOptions(picked.appointment)}
          busy={busy}
          onBack={() => setPicked(null)}
          onSave={(status) => save(status, picked)}
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
      {question}
    </Modal>
  );
}
