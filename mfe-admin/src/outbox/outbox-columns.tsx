import type { OutboxMessage } from '@arogya/api/messages';
import { CHANNEL_LABELS, TEMPLATE_LABELS } from '@arogya/domain/messages/texts';
import type { Column } from '@arogya/ui/table/data-table';
import { formatDateTime } from '@arogya/ui/look/formats';

export const OUTBOX_COLUMNS: readonly Column<OutboxMessage>[] = [
  { key: 'at', title: 'When', sort: true, width: 200, render: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time> },
  { key: 'recipient', title: 'To', width: 160, render: ({ recipient }) => <span className="ad-outbox-to">{recipient}</span> },
  { key: 'channel', title: 'By', width: 80, render: ({ channel }) => CHANNEL_LABELS[channel] },
  { key: 'template', title: 'What', width: 140, render: ({ template }) => TEMPLATE_LABELS[template] },
  { key: 'text', title: 'Text', width: 400, card: 'title', render: ({ text }) => <span className="ad-outbox-text">{text}</span> },
];
