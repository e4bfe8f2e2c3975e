import { doctorName } from '@arogya/domain/doctors/doctor-name';
import { DataTable, type Column, type DataTableProps } from '@arogya/ui/table/data-table';
import { DEFAULT_ZONE } from '@arogya/domain/clock';
import { formatDay } from '@arogya/ui/look/formats';
import { PersonCell } from '@arogya/ui/table/person-cell';
import { PhoneLink } from '@arogya/ui/record/phone-link';
import type { LeadStatus, Priority } from '@arogya/domain/leads/status';
import { useMemo, type ReactNode } from 'react';
import { ageOf, personName, type Lead } from './lead';
import { LeadPriorityTag, LeadStatusTag } from './lead-tags';

/** Two lines of a cell; a missing one leaves no gap. */
const Lines = ({ first, second, none = '' }: { first: ReactNode; second?: string | null | undefined; none?: string }) => (
  <span className="ad-lead-lines">
    <span title={typeof first === 'string' ? first : undefined}>{first || <span className="ad-lead-none">{none}</span>}</span>
    {second ? <span title={second}>{second}</span> : null}
  </span>
);

export interface LeadTableActions {
  readonly onStatus?: ((lead: Lead, status: LeadStatus) => void) | undefined;
  readonly onPriority?: ((lead: Lead, priority: Priority) => void) | undefined;
}

function columnsOf({ onStatus, onPriority }: LeadTableActions): Column<Lead>[] {
  return [
    {
      key: 'patientName',
      title: 'Patient',
      sort: true,
      card: 'title',
      render: ({ patientName, source }) => <PersonCell name={patientName} detail={source ?? undefined} />,
    },
    {
      key: 'contact',
      title: 'Contact',
      card: 'hidden',
      render: ({ phone, email }) => <Lines first={<PhoneLink phone={phone} bare />} second={email} />,
    },
    {
      key: 'place',
      title: 'Location & Specialty',
      brief: ({ location, specialty }) => [location, specialty].filter(Boolean).join(' · '),
      render: ({ location, specialty }) => <Lines first={location} second={specialty} none="No city" />,
    },
    {
      key: 'priority',
      title: 'Priority',
      sort: true,
      card: 'first',
      render: (lead) => <LeadPriorityTag lead={lead} onChoose={onPriority && ((priority) => onPriority(lead, priority))} />,
    },
    {
      key: 'status',
      title: 'Status',
      sort: true,
      card: 'first',
      render: (lead) => <LeadStatusTag lead={lead} onChoose={onStatus && ((status) => onStatus(lead, status))} />,
    },
    {
      key: 'doctor',
      title: 'Assigned Doctor',
      card: 'hidden',
      render: ({ assignedDoctor, assignedAgent }) => (
        <Lines
          first={assignedDoctor ? doctorName(assignedDoctor.fullName) : null}
          second={assignedAgent ? `Agent: ${personName(assignedAgent)}` : null}
          none="Not assigned"
        />
      ),
    },
    {
      key: 'createdAt',
      title: 'Created',
      sort: true,
      card: 'hidden',
      render: ({ createdAt }) => <Lines first={formatDay(createdAt, DEFAULT_ZONE)} second={ageOf(createdAt)} />,
    },
  ];
}

type LeadTableProps = Omit<DataTableProps<Lead>, 'columns' | 'rowKey' | 'rowName'> & LeadTableActions;

export function LeadTable({ onStatus, onPriority, ...props }: LeadTableProps) {
  const columns = useMemo(() => columnsOf({ onStatus, onPriority }), [onStatus, onPriority]);
  return (
    <div className="ad-lead-table">
      <DataTable<Lead>
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ patientName }) => patientName}
        phoneOf={({ phone }) => phone}
        {...props}
      />
    </div>
  );
}
