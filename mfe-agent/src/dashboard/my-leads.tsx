import { PhoneOutlined } from '@ant-design/icons';
import { NO_LEADS_FOUND } from '@arogya/domain/leads/texts';
import { ageOf, placeOf, type Lead } from '@arogya/features/leads/lead';
import { LeadMenu } from '@arogya/features/leads/lead-menu';
import { LeadPriorityTag, LeadStatusTag } from '@arogya/features/leads/lead-tags';
import type { LeadActionState } from '@arogya/features/leads/use-lead-actions';
import { rowsOf } from '@arogya/features/lists/use-rows';
import { DataTable, type Column } from '@arogya/ui/table/data-table';
import { Panel } from '@arogya/ui/cards/panel';
import { PersonCell } from '@arogya/ui/table/person-cell';
import { PhoneLink } from '@arogya/ui/record/phone-link';
import { useNarrow } from '@arogya/ui/look/use-media';
import { Button } from 'antd';
import { PAGE_SIZE } from './agent-view';
import type { AgentData } from './use-agent-data';

function columnsOf({ mutations }: LeadActionState): Column<Lead>[] {
  return [
    {
      key: 'patientName',
      title: 'Patient',
      card: 'title',
      render: (lead) => <PersonCell name={lead.patientName} detail={placeOf(lead) || undefined} />,
    },
    { key: 'contact', title: 'Contact', card: 'hidden', render: ({ phone }) => <PhoneLink phone={phone} bare /> },
    {
      key: 'priority',
      title: 'Priority',
      card: 'first',
      render: (lead) => <LeadPriorityTag lead={lead} onChoose={(priority) => void mutations.setPriority(lead, priority)} />,
    },
    {
      key: 'status',
      title: 'Status',
      card: 'first',
      render: (lead) => <LeadStatusTag lead={lead} onChoose={(status) => void mutations.setStatus(lead, status)} />,
    },
    { key: 'createdAt', title: 'Created', card: 'lead', render: ({ createdAt }) => ageOf(createdAt) },
  ];
}

interface MyLeadActionsProps {
  readonly lead: Lead;
  readonly pageActions: LeadActionState;
  readonly onCall: (lead: Lead) => void;
}

/** The buttons at the end of a lead's row: call, and its menu. A phone calls by the row itself, and records in the open lead. */
function MyLeadActions({ lead, pageActions, onCall }: MyLeadActionsProps) {
  const narrow = useNarrow();
  return (
    <span className="ad-agent-acts">
      {narrow ? null : <Button type="text" icon={<PhoneOutlined />} aria-label={`Call ${lead.patientName}`} onClick={() => onCall(lead)} />}
      <LeadMenu lead={lead} {...pageActions.actions} />
    </span>
  );
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
  const paging = { ...totals.leads, page, onPage };
  return (
    <div id="my-leads" className="ad-agent-anchor" tabIndex={-1}>
      <Panel flush title={TITLE}>
        <DataTable<Lead>
          label={TITLE}
          columns={columnsOf(pageActions)}
          {...rowsOf(leads, FAILED)}
          rowKey={({ id }) => id}
          rowName={({ patientName }) => patientName}
          phoneOf={({ phone }) => phone}
          empty={{ text: NO_LEADS_FOUND, hint: HINT }}
          pageSize={PAGE_SIZE}
          onOpen={pageActions.actions.onOpen}
          actions={(lead) => <MyLeadActions lead={lead} pageActions={pageActions} onCall={onCall} />}
          {...paging}
        />
      </Panel>
    </div>
  );
}
