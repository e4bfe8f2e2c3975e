import { useLeadsOfAgentQuery } from '@arogya/api/leads';
import { LEAD_STATUS } from '@arogya/domain/leads/status';
import { NO_LEADS_FOUND } from '@arogya/domain/leads/texts';
import type { Lead } from '@arogya/features/leads/lead';
import { useSession } from '@arogya/platform';
import { SearchBox } from '@arogya/ui/table/filter-bar';
import { phoneText } from '@arogya/domain/phones/phone';
import { StatusTag } from '@arogya/ui/table/status-tag';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Button } from 'antd';
import { useState } from 'react';
import { ListPart } from '@arogya/features/lists/list-part';
import { URGENT_FIRST } from '@arogya/features/dashboard/own-leads';

const SHOWN = 8;
/** As many as a list answers at once. */
const MOST = 200;

/** Finds one of my leads by a part of name, phone or e-mail: open leads first, by priority and then by age. */
export function LeadPicker({ onPick }: { onPick: (lead: Lead) => void }) {
  const { user } = useSession();
  const [q, setQ] = useState('');
  const [shown, setShown] = useState(SHOWN);
  const list = useLeadsOfAgentQuery(user ? { agentId: user.id, q: q || undefined, sort: URGENT_FIRST, pageSize: shown } : skipToken);
  const more = shown < MOST && (list.data?.length ?? 0) >= shown;
  const search = (words: string): void => {
    setQ(words);
    setShown(SHOWN);
  };
  return (
    <>
      <SearchBox value={q} onChange={search} placeholder="Search my leads" />
      <ListPart
        list={list}
        className="ad-brief-picks"
        failure="Failed to fetch leads."
        empty={NO_LEADS_FOUND}
        emptyHint={q ? 'None of your leads matches.' : 'Take one of the available leads first.'}
      >
        {(lead) => (
          <button type="button" onClick={() => onPick(lead)}>
            <span className="ad-brief-who">
              <span className="ad-brief-name">{lead.patientName}</span>
              <span>{phoneText(lead.phone)}</span>
            </span>
            <StatusTag look={LEAD_STATUS[lead.status]} />
          </button>
        )}
      </ListPart>
      {more ? (
        <Button block loading={list.isFetching} onClick={() => setShown(Math.min(MOST, shown * 2))}>
          Show more
        </Button>
      ) : null}
    </>
  );
}
