import { PhoneOutlined } from '@ant-design/icons';
import { ageOf, placeOf, type Lead } from '@arogya/features/leads/lead';
import { LeadMenu } from '@arogya/features/leads/lead-menu';
import { LeadPriorityTag, LeadStatusTag } from '@arogya/features/leads/lead-tags';
import type { LeadDesk } from '@arogya/features/leads/use-lead-desk';
import { Button } from 'antd';

interface LeadActsProps {
  readonly lead: Lead;
  readonly desk: LeadDesk;
  readonly onCall: (lead: Lead) => void;
}

/** What stands at the end of a lead's row: calling it, and its menu. */
export const MyLeadActs = ({ lead, desk, onCall }: LeadActsProps) => (
  <span className="ad-agent-acts">
    <Button type="text" icon={<PhoneOutlined />} aria-label={`Call ${lead.patientName}`} onClick={() => onCall(lead)} />
    <LeadMenu lead={lead} {...desk.actions} />
  </span>
);

/** A lead of mine on a phone. */
export function MyLeadLine({ lead, desk, onCall }: LeadActsProps) {
  const { acts, actions } = desk;
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
          <LeadStatusTag lead={lead} onChoose={(status) => void acts.setStatus(lead, status)} />
          <LeadPriorityTag lead={lead} onChoose={(priority) => void acts.setPriority(lead, priority)} />
        </span>
      </span>
      <MyLeadActs lead={lead} desk={desk} onCall={onCall} />
    </div>
  );
}
