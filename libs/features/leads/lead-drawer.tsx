import './leads.css';
import { CalendarOutlined } from '@ant-design/icons';
import { useGetLeadQuery } from '@arogya/api/leads';
import { Fetched } from '@arogya/features/records/fetched';
import { DrawerTools } from '@arogya/ui/record/drawer-tools';
import { RecordDrawer } from '@arogya/ui/record/record-drawer';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { Lead } from './lead';
import { LeadFacts } from './lead-facts';
import type { LeadActions } from './lead-menu';
import { LeadTimeline } from './lead-timeline';
import { useMayWithLeads } from './may';

interface LeadDrawerProps {
  /** null: closed. */
  readonly id: string | null;
  /** The lead from the list, shown while the record is loading. */
  readonly known: Lead | undefined;
  readonly onClose: () => void;
  readonly actions: LeadActions;
  /** Replaces the usual buttons, e.g. by one that takes the lead. */
  readonly foot?: ((lead: Lead) => ReactNode) | undefined;
}

function Tools({ lead, onEdit, onDelete }: { lead: Lead } & Pick<LeadActions, 'onEdit' | 'onDelete'>) {
  const may = useMayWithLeads();
  return (
    <DrawerTools noun="Lead" onEdit={may.edit ? () => onEdit(lead) : undefined} onDelete={may.remove ? () => onDelete(lead) : undefined} />
  );
}

function Steps({ lead, onBook, onStatus, busyId }: { lead: Lead } & LeadActions) {
  const may = useMayWithLeads();
  const open = lead.status === 'new' || lead.status === 'assigned';
  return (
    <div className="ad-lead-steps">
      {may.setStatus && open ? (
        <Button loading={busyId === lead.id} onClick={() => onStatus(lead, 'contacted')}>
          Mark Contacted
        </Button>
      ) : null}
      {may.setStatus && lead.status !== 'converted' ? (
        <Button loading={busyId === lead.id} onClick={() => onStatus(lead, 'converted')}>
          Mark Converted
        </Button>
      ) : null}
      {may.book ? (
        <Button type={lead.appointmentId ? 'default' : 'primary'} icon={<CalendarOutlined />} onClick={() => onBook(lead)}>
          Book Appointment
        </Button>
      ) : null}
    </div>
  );
}

/** All of one lead, beside the list, which keeps its place. */
export function LeadDrawer({ id, known, onClose, actions, foot }: LeadDrawerProps) {
  const may = useMayWithLeads();
  const query = useGetLeadQuery(id ? { id } : skipToken, { refetchOnMountOrArgChange: true });
  const lead = query.currentData ?? (query.error ? undefined : known);
  const own = lead ? foot?.(lead) : undefined;
  return (
    <RecordDrawer
      open={id !== null}
      title={lead?.patientName ?? 'Lead'}
      onClose={onClose}
      width={520}
      extra={lead && !own ? <Tools lead={lead} {...actions} /> : null}
      footer={lead ? (own ?? <Steps lead={lead} {...actions} />) : null}
    >
      <Fetched query={query} record={lead} failure="Failed to load this lead.">
        {(shown) => (
          <>
            <LeadFacts lead={shown} onStatus={may.setStatus && !own ? actions.onStatus : undefined} />
            <LeadTimeline leadId={shown.id} />
          </>
        )}
      </Fetched>
    </RecordDrawer>
  );
}
