import { PhoneOutlined } from '@ant-design/icons';
import { ageOf, placeOf, type Lead } from '@arogya/features/leads/lead';
import { LeadMenu } from '@arogya/features/leads/lead-menu';
import { LeadPriorityTag, LeadStatusTag } from '@arogya/features/leads/lead-tags';
import type { LeadActionState } from '@arogya/features/leads/use-lead-actions';
import { Button } from 'antd';

interface LeadActionsProps {
  readonly lead: Lead;
  readonly pageActions: LeadActionState;
  readonly onCall: (lead: Lead) => void;
}

/** The buttons at the end of a lead's row: call, and its menu. */
export const MyLeadActions = ({ lead, pageActions, onCall }: LeadActionsProps) => (
  <span className="ad-agent-acts">
    <Button type="text" icon={<PhoneOutlined />} aria-label={`Call ${lead.patientName}`} onClick={() => onCall(lead)} />
    <LeadMenu lead={lead} {...pageActions.actions} />
  </span>
);

/** A lead of mine on a phone. */
export function MyLeadLine({ lead, pageActions, onCall }: LeadActionsProps) {
  const { mutations, actions } = pageActions;
  return (
    <div className="ad-brief-line">
      <span className="ad-brief-who">
        <span className="ad-brief-name">
          <button type="button" onClick={() => actions.onOpen(lead)}>
            {lead.patientName}
          </button>
        </span>
        <span>{[placeOf(lead), ageOf(lead.createdAt)].filter(Boolean).join(' · ')}</span>
        <span className="ad-agent-tags">
          <LeadStatusTag lead={lead} onChoose={(status) => void mutations.setStatus(lead, status)} />
          <LeadPriorityTag lead={lead} onChoose={(priority) => void mutations.setPriority(lead, priority)} />
        </span>
      </span>
      <MyLeadActions lead={lead} pageActions={pageActions} onCall={onCall} />
    </div>
  );
}
