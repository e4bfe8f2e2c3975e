import './leads.css';
import { CalendarOutlined } from '@ant-design/icons';
import { useGetLeadQuery } from '@arogya/api/leads';
import { CALL_OUTCOME_LABELS } from '@arogya/domain/leads/events';
import { OPEN_LEADS } from '@arogya/domain/leads/status';
import type { Shortcut } from '@arogya/features/keyboard/key-registry';
import { useDrawerKeys } from '@arogya/features/keyboard/use-drawer-keys';
import { RecordFrame } from '@arogya/features/records/record-frame';
import type { Neighbours } from '@arogya/features/records/use-record-in-list';
import { DrawerTools } from '@arogya/ui/record/drawer-tools';
import { CallButton, type RecordHeading } from '@arogya/ui/record/record-frame';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Button } from 'antd';
import { useRef, type ReactNode } from 'react';
import { KeyHint } from './key-hint';
import type { Lead } from './lead';
import { LeadCall, REACHED_KEY } from './lead-call';
import { LeadFacts } from './lead-facts';
import type { LeadActions } from './lead-menu';
import { LeadStatusTag } from './lead-tags';
import { LeadTimeline } from './lead-timeline';
import { useMayWithLeads } from './may';
import { useRecordedCall } from './use-recorded-call';

interface LeadDrawerProps {
  /** null: closed. */
  readonly id: string | null;
  /** The lead from the list, shown while the record is loading. */
  readonly known: Lead | undefined;
  readonly neighbours?: Neighbours | null;
  readonly onClose: () => void;
  readonly actions: LeadActions;
  /** Replaces the usual buttons, e.g. by one that takes the lead. */
  readonly foot?: ((lead: Lead) => ReactNode) | undefined;
  /** Keys of the page that work in it too. */
  readonly keys?: ((lead: Lead) => readonly Shortcut[]) | undefined;
}

function Tools({ lead, onEdit, onDelete }: { lead: Lead } & Pick<LeadActions, 'onEdit' | 'onDelete'>) {
  const may = useMayWithLeads();
  return (
    <DrawerTools noun="Lead" onEdit={may.edit ? () => onEdit(lead) : undefined} onDelete={may.remove ? () => onDelete(lead) : undefined} />
  );
}

const BOOK_KEY = 'b';

const BookButton = ({ lead, onBook }: { lead: Lead } & Pick<LeadActions, 'onBook'>) => (
  <Button icon={<CalendarOutlined />} aria-keyshortcuts={BOOK_KEY} onClick={() => onBook(lead)}>
    Book Appointment
    <KeyHint name={BOOK_KEY} />
  </Button>
);

/** Call, with Book and the changes of status beside it. */
function Foot({ lead, onBook, onStatus, busyId }: { lead: Lead } & LeadActions) {
  const may = useMayWithLeads();
  const open = lead.status === 'new' || lead.status === 'assigned';
  return (
    <>
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
      {may.book ? <BookButton lead={lead} onBook={onBook} /> : null}
      <CallButton phone={lead.phone} />
    </>
  );
}

const headOf = (lead: Lead, onStatus: LeadActions['onStatus'] | undefined): RecordHeading => ({
  name: lead.patientName,
  status: <LeadStatusTag lead={lead} onChoose={onStatus && ((status) => onStatus(lead, status))} />,
  about: [lead.specialty, lead.location],
  phone: lead.phone,
});

const isOpen = ({ status }: Lead): boolean => OPEN_LEADS.some((open) => open === status);

interface LeadNextProps {
  readonly lead: Lead;
  readonly actions: LeadActions;
  /** Somebody else's to work on, or nobody's: it is only shown. */
  readonly others: boolean;
  readonly keys: readonly Shortcut[];
}

/** What comes next with it, and the keys for that. */
function LeadNext({ lead, actions, others, keys }: LeadNextProps) {
  const may = useMayWithLeads();
  const call = useRecordedCall(lead);
  const inside = useRef<HTMLDivElement>(null);
  const works = may.book && !others;
  const own: readonly Shortcut[] = [
    ...(isOpen(lead) ? [{ key: REACHED_KEY, label: CALL_OUTCOME_LABELS.reached, run: () => void call.record('reached') }] : []),
    { key: BOOK_KEY, label: 'Book Appointment', run: () => actions.onBook(lead) },
  ];
  // A key pressed twice must not go on to the next lead: first something is done with this one.
  const isDone = !isOpen(lead) || call.outcome !== null;
  useDrawerKeys(inside, works ? [...own, ...(isDone ? keys : [])] : keys);
  return (
    <div ref={inside}>
      {works && isOpen(lead) ? <LeadCall call={call} book={<BookButton lead={lead} onBook={actions.onBook} />} next={keys[0]} /> : null}
    </div>
  );
}

/** All of one lead, beside the list, which keeps its place. */
export function LeadDrawer({ id, known, neighbours = null, onClose, actions, foot, keys }: LeadDrawerProps) {
  const may = useMayWithLeads();
  const query = useGetLeadQuery(id ? { id } : skipToken, { refetchOnMountOrArgChange: true });
  const lead = query.currentData ?? (query.error ? undefined : known);
  const own = lead ? foot?.(lead) : undefined;
  return (
    <RecordFrame
      id={id}
      noun="Lead"
      width={520}
      neighbours={neighbours}
      query={query}
      record={lead}
      failure="Failed to load this lead."
      onClose={onClose}
      tools={(shown) => (own ? null : <Tools lead={shown} {...actions} />)}
      head={(shown) => headOf(shown, may.setStatus && !own ? actions.onStatus : undefined)}
      next={(shown) => <LeadNext lead={shown} actions={actions} others={Boolean(own)} keys={keys?.(shown) ?? []} />}
      foot={(shown) => own ?? <Foot lead={shown} {...actions} />}
    >
      {(shown) => (
        <>
          <LeadFacts lead={shown} />
          <LeadTimeline leadId={shown.id} />
        </>
      )}
    </RecordFrame>
  );
}
