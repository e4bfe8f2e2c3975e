import { MailOutlined } from '@ant-design/icons';
import { useGetEnquiryQuery, type Enquiry } from '@arogya/api/enquiries';
import { ENQUIRY_STATUS } from '@arogya/domain/enquiries/status';
import { NOT_SPECIFIED } from '@arogya/domain/enquiries/texts';
import { PRIORITY } from '@arogya/domain/leads/status';
import { RecordFrame } from '@arogya/features/records/record-frame';
import type { Neighbours } from '@arogya/features/records/use-record-in-list';
import { UndoButton } from '@arogya/features/undo/undo-button';
import { EmailLink } from '@arogya/ui/table/contact-cell';
import { DrawerTools } from '@arogya/ui/record/drawer-tools';
import { DEFAULT_ZONE } from '@arogya/domain/clock';
import { formatDateTime } from '@arogya/ui/look/formats';
import { Facts } from '@arogya/ui/record/record-drawer';
import { NextThing } from '@arogya/ui/record/record-frame';
import { RecordPart } from '@arogya/ui/record/record-part';
import { StatusTag } from '@arogya/ui/table/status-tag';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Button } from 'antd';
import type { EnquiryActions } from './enquiry-menu';
import { agentOf, sourceOf } from './enquiry-texts';

const Words = ({ title, text, none }: { title: string; text: string | null; none?: string }) => (
  <RecordPart title={title} className="ad-enquiry-words">
    <p data-none={text ? undefined : true}>{text ?? none}</p>
  </RecordPart>
);

/** The fields of an enquiry (docs/spec/screens.md) that do not stand in the head or the message. */
const EnquiryFacts = ({ enquiry }: { enquiry: Enquiry }) => (
  <>
    <Facts
      facts={[
        ['Email', <EmailLink key="email" email={enquiry.email} />],
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

/** The message to answer. */
const Message = ({ enquiry }: { enquiry: Enquiry }) => (
  <NextThing title="Message">
    <p className="ad-written">{enquiry.message}</p>
  </NextThing>
);

/** Answering by mail; by phone, the head does. */
const MailButton = ({ email }: { email: string }) => (
  <Button type="primary" icon={<MailOutlined />} href={`mailto:${email}`}>
    Send email
  </Button>
);

interface EnquiryDrawerProps {
  /** null: closed. */
  readonly id: string | null;
  /** The enquiry from the list, shown while the record is loading. */
  readonly known: Enquiry | undefined;
  readonly neighbours?: Neighbours | null;
  readonly onClose: () => void;
  readonly actions: EnquiryActions;
}

/** The details, beside the list, which keeps its place. */
export function EnquiryDrawer({ id, known, neighbours = null, onClose, actions: { onEdit, onDelete, busyId } }: EnquiryDrawerProps) {
  const query = useGetEnquiryQuery(id ? { id } : skipToken, { refetchOnMountOrArgChange: true });
  return (
    <RecordFrame
      id={id}
      noun="Enquiry"
      title="Enquiry Details"
      neighbours={neighbours}
      query={query}
      record={query.currentData ?? known}
      failure="Failed to load this enquiry."
      onClose={onClose}
      tools={(enquiry) => (
        <>
          <UndoButton of={enquiry.id} />
          <DrawerTools onEdit={() => onEdit(enquiry)} onDelete={() => onDelete(enquiry)} deleting={busyId === enquiry.id} />
        </>
      )}
      head={({ name, organization, phone, status }) => ({
        name,
        status: <StatusTag look={ENQUIRY_STATUS[status]} />,
        about: [organization],
        phone,
      })}
      next={(enquiry) => <Message enquiry={enquiry} />}
      foot={(enquiry) => <MailButton email={enquiry.email} />}
    >
      {(enquiry) => <EnquiryFacts enquiry={enquiry} />}
    </RecordFrame>
  );
}
