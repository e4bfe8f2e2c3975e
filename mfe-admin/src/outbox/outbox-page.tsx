import './outbox.css';
import { ReloadOutlined } from '@ant-design/icons';
import { useListMessagesQuery, useResendMessageMutation, type OutboxMessage } from '@arogya/api/messages';
import {
  MESSAGE_STATE_LABELS,
  OUTBOX_EMPTY,
  OUTBOX_EMPTY_HINT,
  OUTBOX_FAILED,
  OUTBOX_TITLE,
  RESEND,
  RESEND_FAILED,
  RESENT,
  TEMPLATE_LABELS,
  TEMPLATES,
  CHANNEL_LABELS,
} from '@arogya/domain/messages/texts';
import { KeysHelp } from '@arogya/features/keyboard/keys-help';
import { pagination } from '@arogya/features/lists/pagination';
import { usePages } from '@arogya/features/lists/use-pages';
import { useRows } from '@arogya/features/lists/use-rows';
import { PageHeader, useSubmit, useUrlState } from '@arogya/platform';
import { DataTable, type Column } from '@arogya/ui/table/data-table';
import { FilterBar, FilterSelect } from '@arogya/ui/table/filter-bar';
import { Panel } from '@arogya/ui/cards/panel';
import { Button } from 'antd';
import { DEFAULT_ZONE } from '@arogya/domain/clock';
import { phoneText } from '@arogya/domain/phones/phone';
import { formatDateTime } from '@arogya/ui/look/formats';

/** A message that was perhaps sent goes out once more only when somebody says so. */
function ResendButton({ message }: { readonly message: OutboxMessage }) {
  const [submit, busy] = useSubmit();
  const [resend] = useResendMessageMutation();
  const send = (): void => void submit(() => resend({ id: message.id }), { success: RESENT, failure: RESEND_FAILED });
  return (
    <Button size="small" loading={busy} onClick={send} aria-label={`${RESEND}: ${message.subject}, ${message.recipient}`}>
      {RESEND}
    </Button>
  );
}

/** A phone, or an e-mail address, which may have ten digits. */
const shownRecipient = (recipient: string): string => (recipient.includes('@') ? recipient : phoneText(recipient));

export const OUTBOX_COLUMNS: readonly Column<OutboxMessage>[] = [
  {
    key: 'at',
    title: 'When',
    sort: true,
    card: 'first',
    width: 184,
    render: ({ at }) => <time dateTime={at}>{formatDateTime(at, DEFAULT_ZONE)}</time>,
  },
  {
    key: 'recipient',
    title: 'To',
    card: 'title',
    width: 150,
    render: ({ recipient }) => <span className="ad-outbox-to">{shownRecipient(recipient)}</span>,
  },
  { key: 'channel', title: 'By', card: 'hidden', width: 70, render: ({ channel }) => CHANNEL_LABELS[channel] },
  { key: 'template', title: 'What', card: 'hidden', width: 125, render: ({ template }) => TEMPLATE_LABELS[template] },
  {
    key: 'state',
    title: 'State',
    card: 'first',
    width: 120,
    render: (message) => (
      <span className="ad-outbox-state">
        {MESSAGE_STATE_LABELS[message.state]}
        {message.state === 'unknown' && <ResendButton message={message} />}
      </span>
    ),
  },
  { key: 'text', title: 'Text', width: 400, render: ({ text }) => <span className="ad-outbox-text">{text}</span> },
];

const NO_FILTERS = { q: '', template: '' };
const FIRST_VIEW = { ...NO_FILTERS, sort: '-at', page: 1 };
const OPTIONS = TEMPLATES.map((value) => ({ value, label: TEMPLATE_LABELS[value] }));

/** Messages that were kept instead of sent (demo, development), or perhaps sent. */
export function OutboxPage() {
  const [view, setView] = useUrlState(FIRST_VIEW);
  const { q, sort, page } = view;
  const template = TEMPLATES.find((one) => one === view.template);
  const query = useListMessagesQuery(usePages({ q, sort, page, ...(template ? { template } : {}) }), { refetchOnMountOrArgChange: true });
  const rows = useRows(query, OUTBOX_FAILED);
  const filtered = q !== '' || view.template !== '';
  const clear = (): void => setView(NO_FILTERS);
  return (
    <>
      <PageHeader
        actions={
          <Button icon={<ReloadOutlined />} loading={query.isFetching} onClick={() => void query.refetch()}>
            Refresh
          </Button>
        }
      />
      <Panel flush>
        <FilterBar
          search={{ value: q, onChange: (text) => setView({ q: text }), placeholder: 'Search by recipient or text' }}
          active={filtered}
          onClear={clear}
        >
          <FilterSelect
            label="What"
            value={view.template}
            onChange={(chosen) => setView({ template: chosen })}
            all="All messages"
            options={OPTIONS}
          />
        </FilterBar>
        <DataTable<OutboxMessage>
          label={OUTBOX_TITLE}
          columns={OUTBOX_COLUMNS}
          {...rows}
          {...pagination(view, setView)}
          rowKey={({ id }) => id}
          rowName={({ subject, recipient }) => `${subject}, ${recipient}`}
          filtered={filtered}
          onClearFilters={clear}
          empty={{ text: OUTBOX_EMPTY, hint: OUTBOX_EMPTY_HINT }}
        />
      </Panel>
      <KeysHelp />
    </>
  );
}
