import { hasInLabel } from '@arogya/ui/form/label-search';
import { useActiveCitiesQuery, useActiveSpecialtiesQuery } from '@arogya/api/reference';
import { leadRules } from '@arogya/domain/leads/rules';
import { LEAD_SOURCES, LEAD_STATUS, LEAD_STATUSES, PRIORITIES, PRIORITY } from '@arogya/domain/leads/status';
import { cityChoices, namedChoices } from '@arogya/features/reference/choices';
import { note, text } from '@arogya/domain/rule';
import { FormSection, WideField } from '@arogya/ui/form/form-section';
import { RuleField } from '@arogya/ui/form/rule-form';
import { AutoComplete, Form, Input, Select } from 'antd';
import { AgentSelect } from '@arogya/features/users/agent-select';
import { personName, type Lead } from './lead';
import { DoctorSelect } from '@arogya/features/doctor-choice/doctor-select';
import { useDebouncedValue } from '@arogya/ui/form/use-debounced-value';
import { UNASSIGNED } from '@arogya/features/users/unassigned';

interface AssignedDoctorSelectProps {
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (doctorId: string) => void;
}

/** Finds a doctor by typing; when emptied, the lead has none. */
function AssignedDoctorSelect({ id, value, onChange }: AssignedDoctorSelectProps) {
  const place = useDebouncedValue(Form.useWatch<string | undefined>('location'));
  return (
    <DoctorSelect
      {...(id ? { id } : {})}
      label="Assigned Doctor"
      placeholder="Unassigned"
      clearable
      adds
      place={place}
      value={value === UNASSIGNED ? '' : value}
      onChange={(doctorId) => onChange?.(doctorId || UNASSIGNED)}
    />
  );
}

const STATUSES = LEAD_STATUSES.map((value) => ({ value, label: LEAD_STATUS[value].label }));
const LEVELS = PRIORITIES.toReversed().map((value) => ({ value, label: PRIORITY[value].label }));
const SOURCES = [{ value: '', label: 'Not known' }, ...LEAD_SOURCES.map((value) => ({ value, label: value }))];
/** A select whose first choice means none. */
const chosen = text({ min: 0, message: 'Please choose' });

/** The person. Name and phone are hidden from people who may not change them. */
export function PersonFields({ named }: { named: boolean }) {
  const cities = useActiveCitiesQuery();
  return (
    <FormSection title="Patient">
      {named ? (
        <>
          <RuleField name="patientName" label="Patient Name" rule={leadRules.patientName}>
            <Input autoComplete="off" />
          </RuleField>
          <RuleField name="phone" label="Phone Number" rule={leadRules.phone}>
            <Input type="tel" inputMode="tel" autoComplete="off" placeholder="+91" />
          </RuleField>
        </>
      ) : null}
      <RuleField name="email" label="Email" rule={leadRules.email}>
        <Input type="email" inputMode="email" autoComplete="off" />
      </RuleField>
      <RuleField name="location" label="City" rule={leadRules.location}>
        <AutoComplete options={cityChoices(cities.data)} showSearch={{ filterOption: hasInLabel }} placeholder="Choose or type" />
      </RuleField>
    </FormSection>
  );
}

export function NeedFields() {
  const specialties = useActiveSpecialtiesQuery();
  return (
    <FormSection title="What they need">
      <RuleField name="specialty" label="Specialty" rule={leadRules.specialty}>
        <AutoComplete options={namedChoices(specialties.data)} showSearch={{ filterOption: hasInLabel }} placeholder="Choose or type" />
      </RuleField>
      <RuleField name="priority" label="Priority" rule={chosen}>
        <Select options={LEVELS} />
      </RuleField>
      <WideField>
        <RuleField name="symptoms" label="Symptoms" rule={leadRules.symptoms}>
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} />
        </RuleField>
      </WideField>
    </FormSection>
  );
}

interface WorkFieldsProps {
  readonly lead: Lead | null;
  readonly sourced: boolean;
  readonly assigns: boolean;
}

/** The status. Source, agent and doctor are shown only to people who may set them. */
export function WorkFields({ lead, sourced, assigns }: WorkFieldsProps) {
  const agent = lead?.assignedAgent;
  return (
    <FormSection title="Follow-up">
      <RuleField name="status" label="Status" rule={chosen}>
        <Select options={STATUSES} />
      </RuleField>
      {sourced ? (
        <RuleField name="source" label="Source" rule={chosen}>
          <Select options={SOURCES} />
        </RuleField>
      ) : null}
      {assigns ? (
        <>
          <RuleField name="assignedAgentId" label="Assigned Agent" rule={chosen}>
            <AgentSelect kept={agent ? { id: agent.id, name: personName(agent) } : null} />
          </RuleField>
          <RuleField name="assignedDoctorId" label="Assigned Doctor" rule={chosen}>
            <AssignedDoctorSelect />
          </RuleField>
        </>
      ) : null}
      <WideField>
        <RuleField name="notes" label="Notes" rule={note()}>
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} />
        </RuleField>
      </WideField>
    </FormSection>
  );
}
