import type { Enquiry } from '@arogya/api/enquiries';
import { ENQUIRY_STATUS } from '@arogya/domain/enquiries/status';
import { NOT_SPECIFIED } from '@arogya/domain/enquiries/texts';
import { PRIORITY } from '@arogya/domain/leads/status';
import { EmailLink } from '@arogya/ui/table/contact-cell';
import type { Column } from '@arogya/ui/table/data-table';
import { DEFAULT_ZONE } from '@arogya/domain/clock';
import { formatDay } from '@arogya/ui/look/formats';
import { PersonCell } from '@arogya/ui/table/person-cell';
import { PhoneLink } from '@arogya/ui/record/phone-link';
import { StatusTag } from '@arogya/ui/table/status-tag';
import { agentOf } from './enquiry-texts';

const quiet = (text: string) => <span className="ad-enquiry-none">{text}</span>;

/** The columns of the enquiries table (docs/spec/screens.md); the table itself adds Actions. */
export const ENQUIRY_COLUMNS: readonly Column<Enquiry>[] = [
  {
    key: 'name',
    title: 'Contact',
    sort: true,
    card: 'title',
    render: ({ name, email, phone }) => (
      <PersonCell
        name={name}
        detail={
          <span className="ad-enquiry-contact">
            <EmailLink email={email} quiet />
            <PhoneLink phone={phone} bare />
          </span>
        }
      />
    ),
  },
  {
    key: 'organization',
    title: 'Organization',
    render: ({ organization }) =>
      organization ? (
        <span className="ad-enquiry-cut" title={organization}>
          {organization}
        </span>
      ) : (
        quiet(NOT_SPECIFIED)
      ),
  },
  { key: 'status', title: 'Status', card: 'first', sort: true, render: ({ status }) => <StatusTag look={ENQUIRY_STATUS[status]} /> },
  { key: 'priority', title: 'Priority', render: ({ priority }) => <StatusTag look={PRIORITY[priority]} /> },
  {
    key: 'assignedAgent',
    title: 'Assigned Agent',
    card: 'hidden',
    render: (enquiry) => (enquiry.assignedAgent ? agentOf(enquiry) : quiet(agentOf(enquiry))),
  },
  { key: 'createdAt', title: 'Date', card: 'hidden', sort: true, render: ({ createdAt }) => formatDay(createdAt, DEFAULT_ZONE) },
];
