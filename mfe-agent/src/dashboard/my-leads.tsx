import { PhoneOutlined } from '@ant-design/icons';
import { NO_LEADS_FOUND } from '@arogya/domain/leads/texts';
import { ageOf, placeOf, type Lead } from '@arogya/features/leads/lead';
import { LeadMenu } from '@arogya/features/leads/lead-menu';
import { LeadPriorityTag, LeadStatusTag } from '@arogya/features/leads/lead-tags';
import type { LeadDesk } from '@arogya/features/leads/use-lead-desk';
import { sentenceOf } from '@arogya/platform';
import { DataTable, type Column } from '@arogya/ui/data-table';
import { Panel } from '@arogya/ui/panel';
import { PersonCell } from '@arogya/ui/person-cell';
import { PhoneLink } from '@arogya/ui/phone-link';
import { Button } from 'antd';
import { PAGE_SIZE } from './agent-view';
import type { AgentData } from './use-agent-data';

function columnsOf({ acts }: LeadDesk): Column<Lead>[] {
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
      render: (lead) => <LeadPriorityTag lead={lead} onChoose={(priority) => void acts.setPriority(lead, priority)} />,
    },
    {
      key: 'status',
      title: 'Status',
      render: (lead) => <LeadStatusTag lead={lead} onChoose={(status) => void acts.setStatus(lead, status)} />,
    },
    { key: 'createdAt', title: 'Created', card: 'hidden', render: ({ createdAt }) => ageOf(createdAt) },
  ];
}

interface MyLeadsProps {
  readonly data: AgentData;
  readonly desk: LeadDesk;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onCall: (lead: Lead) => void;
}

/** The leads of this agent, with all that he does to them. */
export function MyLeads({ data, desk, page, onPage, onCall }: MyLeadsProps) {
  const { leads, totals } = data;
  return (
    <div id="my-leads" className="ad-agent-anchor" tabIndex={-1}>
      <Panel flush title="My Assigned Leads">
        <DataTable<Lead>
          label="My Assigned Leads"
          columns={columnsOf(desk)}
          rows={leads.data}
          rowKey={({ id }) => id}
          rowName={({ patientName }) => patientName}
          fetching={leads.isFetching}
          failure={leads.error ? { text: sentenceOf(leads.error, 'Failed to fetch leads.') } : null}
          onRetry={() => void leads.refetch()}
          empty={{ text: NO_LEADS_FOUND, hint: 'Take one of the available leads to begin.' }}
          total={totals.leads.total}
          capped={totals.leads.capped}
          page={page}
          pageSize={PAGE_SIZE}
          onPage={onPage}
          onOpen={desk.actions.onOpen}
          actions={(lead) => (
            <span className="ad-agent-acts">
              <Button
                type="text"
                size="small"
                icon={<PhoneOutlined />}
                aria-label={`Call ${lead.patientName}`}
                onClick={() => onCall(lead)}
              />
              <LeadMenu lead={lead} {...desk.actions} />
            </span>
          )}
        />
      </Panel>
    </div>
  );
}
