import { useGetEnquiryQuery, type Enquiry } from '@arogya/api/enquiries';
import { ENQUIRY_STATUS } from '@arogya/domain/enquiries/status';
import { NOT_SPECIFIED } from '@arogya/domain/enquiries/texts';
import { PRIORITY } from '@arogya/domain/leads/status';
import { DrawerWalk } from '@arogya/features/records/drawer-walk';
import { Fetched } from '@arogya/features/records/fetched';
import type { Walk } from '@arogya/features/records/use-walked-record';
import { EmailLink } from '@arogya/ui/table/contact-cell';
import { DrawerTools } from '@arogya/ui/record/drawer-tools';
import { DEFAULT_ZONE } from '@arogya/domain/clock';
import { formatDateTime } from '@arogya/ui/look/formats';
import { PhoneLink } from '@arogya/ui/record/phone-link';
import { Facts, RecordDrawer } from '@arogya/ui/record/record-drawer';
import { RecordPart } from '@arogya/ui/record/record-part';
import { StatusTag } from '@arogya/ui/table/status-tag';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { EnquiryActions } from './enquiry-menu';
import { agentOf, sourceOf } from './enquiry-texts';

const Words = ({ title, text, none }: { title: string; text: string | null; none?: string }) => (
  <RecordPart title={title} className="ad-enquiry-words">
    <p data-none={text ? undefined : true}>{text ?? none}</p>
  </RecordPart>
);

/** All fields of an enquiry (docs/spec/screens.md). */
const EnquiryFacts = ({ enquiry }: { enquiry: Enquiry }) => (
  <>
    <Words title="Message" text={enquiry.message} />
    <Facts
      facts={[
        ['Name', enquiry.name],
        ['Email', <EmailLink key="email" email={enquiry.email} />],
        ['Phone', <PhoneLink key="phone" phone={enquiry.phone} />],
        ['Organization', enquiry.organization ?? NOT_SPECIFIED],
        ['Status', <StatusTag key="status" look={ENQUIRY_STATUS[enquiry.status]} />],
        ['Priority', <StatusTag key="priority" look={PRIORITY[enquiry.priority]} />],
        ['Source', sourceOf(enquiry)],
        ['Date', formatDateTime(enquiry.createdAt, DEFAULT_ZONE)],
        ['Assigned Agent', agentOf(enquiry)],
      ]}
    />
    <Words title="Admin Notes" text={enquiry.notes} none="No notes yet" />
  </>
);

interface EnquiryDrawerProps {
  /** null: closed. */
  readonly id: string | null;
  /** The enquiry from the list, shown while the record is loading. */
  readonly known: Enquiry | undefined;
  readonly walk?: Walk | null;
  readonly onClose: () => void;
  readonly actions: EnquiryActions;
}

/** The details, beside the list, which keeps its place. */
export function EnquiryDrawer({ id, known, walk = null, onClose, actions: { onEdit, onDelete, busyId } }: EnquiryDrawerProps) {
  const query = useGetEnquiryQuery(id ? { id } : skipToken, { refetchOnMountOrArgChange: true });
  const enquiry = query.currentData ?? known;
  const tools = (
    <>
      <DrawerWalk walk={walk} />
      {enquiry ? <DrawerTools onEdit={() => onEdit(enquiry)} onDelete={() => onDelete(enquiry)} deleting={busyId === enquiry.id} /> : null}
    </>
  );
  return (
    <RecordDrawer open={id !== null} title="Enquiry Details" extra={tools} onClose={onClose}>
      <Fetched key={id} query={query} record={enquiry} failure="Failed to load this enquiry.">
        {(shown) => <EnquiryFacts enquiry={shown} />}
      </Fetched>
    </RecordDrawer>
  );
}
