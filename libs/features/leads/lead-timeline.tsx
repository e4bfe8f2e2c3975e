import { CalendarOutlined, EditOutlined, PhoneOutlined, PlusOutlined, SwapOutlined, UserOutlined } from '@ant-design/icons';
import { useLeadEventsQuery, type LeadEvent } from '@arogya/api/leads';
import { Fetched } from '@arogya/features/records/fetched';
import { DEFAULT_ZONE } from '@arogya/domain/clock';
import { formatDateTime } from '@arogya/ui/look/formats';
import { RecordPart } from '@arogya/ui/record/record-part';
import type { ReactNode } from 'react';
import { personName } from './lead';
import { eventText } from './timeline-texts';

const ICONS: Record<LeadEvent['kind'], ReactNode> = {
  created: <PlusOutlined />,
  assigned: <UserOutlined />,
  status: <SwapOutlined />,
  called: <PhoneOutlined />,
  noted: <EditOutlined />,
  booked: <CalendarOutlined />,
};

function Event({ event }: { event: LeadEvent }) {
  const { text, note } = eventText(event);
  return (
    <li>
      <span className="ad-timeline-icon" aria-hidden="true">
        {ICONS[event.kind]}
      </span>
      <span className="ad-timeline-text">
        <span>{text}</span>
        {note ? <q>{note}</q> : null}
        <span className="ad-timeline-when">
          <time dateTime={event.at}>{formatDateTime(event.at, DEFAULT_ZONE)}</time>
          {event.actor ? ` · ${personName(event.actor)}` : ''}
        </span>
      </span>
    </li>
  );
}

/** The history of a lead, newest first. */
export function LeadTimeline({ leadId }: { leadId: string }) {
  const query = useLeadEventsQuery({ id: leadId }, { refetchOnMountOrArgChange: true });
  return (
    <RecordPart title="Timeline">
      <Fetched query={query} failure="Failed to load the timeline." rows={3}>
        {(events) => (
          <ol className="ad-timeline">
            {events.map((event) => (
              <Event key={event.id} event={event} />
            ))}
          </ol>
        )}
      </Fetched>
    </RecordPart>
  );
}
