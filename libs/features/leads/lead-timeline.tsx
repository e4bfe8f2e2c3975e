import { CalendarOutlined, EditOutlined, PhoneOutlined, PlusOutlined, SwapOutlined, UserOutlined } from '@ant-design/icons';
import { useLeadEventsQuery, type LeadEvent } from '@arogya/api/leads';
import { sentenceOf } from '@arogya/platform';
import { Bones } from '@arogya/ui/bones';
import { ErrorState } from '@arogya/ui/error-state';
import { formatDateTime } from '@arogya/ui/formats';
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
          <time dateTime={event.at}>{formatDateTime(event.at)}</time>
          {event.actor ? ` · ${personName(event.actor)}` : ''}
        </span>
      </span>
    </li>
  );
}

/** What has happened to a lead, newest first. */
export function LeadTimeline({ leadId }: { leadId: string }) {
  const { currentData, error, isFetching, refetch } = useLeadEventsQuery({ id: leadId }, { refetchOnMountOrArgChange: true });
  return (
    <section className="ad-lead-part" aria-label="Timeline">
      <h3>Timeline</h3>
      {currentData ? (
        <ol className="ad-timeline">
          {currentData.map((event) => (
            <Event key={event.id} event={event} />
          ))}
        </ol>
      ) : error ? (
        <ErrorState text={sentenceOf(error, 'Failed to load the timeline.')} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Bones rows={3} />
      )}
    </section>
  );
}
