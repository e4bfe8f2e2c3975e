import { PRIORITY } from '@arogya/domain/leads/status';
import { ASSIGN_TO_ME } from '@arogya/domain/leads/texts';
import { KeyHint } from './key-hint';
import { ageOf, placeOf, type Lead } from './lead';
import { StatusTag } from '@arogya/ui/table/status-tag';
import { Button } from 'antd';

interface AvailableLeadProps {
  readonly lead: Lead;
  readonly busyId: string | null;
  /** The button's text; 'Assign to Me' by default. */
  readonly verb?: string;
  readonly onClaim: (lead: Lead) => void;
  readonly onOpen?: (lead: Lead) => void;
  /** The key that takes it. */
  readonly hint?: string | undefined;
}

/** An unassigned lead, with the button that takes it. */
export function AvailableLead({ lead, busyId, verb = ASSIGN_TO_ME, onClaim, onOpen, hint }: AvailableLeadProps) {
  const about = [placeOf(lead), ageOf(lead.createdAt)].filter(Boolean).join(' · ');
  return (
    <div className="ad-brief-line" data-lead={lead.id}>
      <span className="ad-brief-who">
        <span className="ad-brief-name">
          {onOpen ? (
            <button type="button" onClick={() => onOpen(lead)}>
              {lead.patientName}
            </button>
          ) : (
            lead.patientName
          )}
          <StatusTag look={PRIORITY[lead.priority]} />
        </span>
        <span>{about}</span>
        {lead.symptoms ? <span className="ad-brief-cut">{lead.symptoms}</span> : null}
      </span>
      <Button
        type="primary"
        ghost
        loading={busyId === lead.id}
        disabled={busyId !== null && busyId !== lead.id}
        aria-label={`${verb}: ${lead.patientName}`}
        onClick={() => onClaim(lead)}
        {...(hint ? { 'aria-keyshortcuts': hint } : {})}
      >
        {verb}
        {hint ? <KeyHint name={hint} /> : null}
      </Button>
    </div>
  );
}
