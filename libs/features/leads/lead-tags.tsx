import { LEAD_STATUS, LEAD_STATUSES, PRIORITIES, PRIORITY, type LeadStatus, type Priority } from '@arogya/domain/leads/status';
import { ChoiceTag } from './choice-tag';
import type { Lead } from './lead';

const LEVELS = PRIORITIES.toReversed();

interface TagProps<Value> {
  readonly lead: Lead;
  /** Without it, the status is only shown. */
  readonly onChoose?: ((value: Value) => void) | undefined;
}

export const LeadStatusTag = ({ lead, onChoose }: TagProps<LeadStatus>) => (
  <ChoiceTag
    label={`Status of ${lead.patientName}`}
    value={lead.status}
    values={LEAD_STATUSES}
    looks={LEAD_STATUS}
    disabled={!onChoose}
    onChoose={(status) => onChoose?.(status)}
  />
);

export const LeadPriorityTag = ({ lead, onChoose }: TagProps<Priority>) => (
  <ChoiceTag
    label={`Priority of ${lead.patientName}`}
    value={lead.priority}
    values={LEVELS}
    looks={PRIORITY}
    disabled={!onChoose}
    onChoose={(priority) => onChoose?.(priority)}
  />
);
