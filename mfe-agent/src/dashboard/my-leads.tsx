import { NO_LEADS_FOUND } from '@arogya/domain/leads/texts';
import { ageOf, placeOf, type Lead } from '@arogya/features/leads/lead';
import { LeadPriorityTag, LeadStatusTag } from '@arogya/features/leads/lead-tags';
import type { LeadActionState } from '@arogya/features/leads/use-lead-actions';
import { rowsOf } from '@arogya/features/lists/use-rows';
import { DataTable, type Column } from '@arogya/ui/table/data-table';
import { Panel } from '@arogya/ui/cards/panel';
import { PersonCell } from '@arogya/ui/table/person-cell';
import { PhoneLink } from '@arogya/ui/record/phone-link';
import { useNarrow } from '@arogya/ui/look/use-media';
import { PAGE_SIZE } from './agent-view';
import { MyLeadActions, MyLeadLine } from './my-lead-line';
import { PagedList } from './paged-list';
import type { AgentData } from './use-agent-data';

function columnsOf({ mutations }: LeadActionState): Column<Lead>[] {
  return [
    {
      key: 'patientName',
      title: 'Patient',
      card: 'title',
      render: (lead) => <PersonCell name={lead.patientName} detail={placeOf(lead) || undefined} />,
    },
    { key: 'contact', title: 'Contact', render: ({ phone }) => <PhoneLink phone={phone} bare /> },
    {
      key: 'priority',
      title: 'Priority',
      render: (lead) => <LeadPriorityTag lead={lead} onChoose={(priority) => void mutations.setPriority(lead, priority)} />,
    },
    {
      key: 'status',
      title: 'Status',
      render: (lead) => <LeadStatusTag lead={lead} onChoose={(status) => void mutations.setStatus(lead, status)} />,
    },
    { key: 'createdAt', title: 'Created', card: 'hidden', render: ({ createdAt }) => ageOf(createdAt) },
  ];
}

interface MyLeadsProps {
  readonly data: AgentData;
  readonly pageActions: LeadActionState;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onCall: (lead: Lead) => void;
}

const TITLE = 'My Assigned Leads';
const FAILED = 'Failed to fetch leads.';
const HINT = 'Take one of the available leads to start.';

/** The leads of this agent, with all their actions. */
export function MyLeads({ data: { leads, totals }, pageActions, page, onPage, onCall }: MyLeadsProps) {
  const narrow = useNarrow();
  const paging = { ...totals.leads, page, onPage };
  return (
    <div id="my-leads" className="ad-agent-anchor" tabIndex={-1}>
      <Panel flush={!narrow} title={TITLE}>
        {narrow ? (
          <PagedList<Lead> list={leads} className="ad-brief-list" failure={FAILED} empty={NO_LEADS_FOUND} emptyHint={HINT} {...paging}>
            {(lead) => <MyLeadLine lead={lead} pageActions={pageActions} onCall={onCall} />}
          </PagedList>
        ) : (
          <DataTable<Lead>
            label={TITLE}
            columns={columnsOf(pageActions)}
            {...rowsOf(leads, FAILED)}
            rowKey={({ id }) => id}
            rowName={({ patientName }) => patientName}
            empty={{ text: NO_LEADS_FOUND, hint: HINT }}
            pageSize={PAGE_SIZE}
            onOpen={pageActions.actions.onOpen}
            actions={(lead) => <MyLeadActions lead={lead} pageActions={pageActions} onCall={onCall} />}
            {...paging}
          />
        )}
      </Panel>
    </div>
  );
}
