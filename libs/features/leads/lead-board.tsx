import './lead-board.css';
import { useLeadStatsQuery, useListLeadsQuery } from '@arogya/api/leads';
import { LEAD_STATUS, LEAD_STATUSES, PRIORITY, type LeadStatus } from '@arogya/domain/leads/status';
import { useWindowHeight } from '@arogya/ui/look/use-window-height';
import { Fetched } from '@arogya/features/records/fetched';
import { useListTotal } from '@arogya/platform';
import { phoneText } from '@arogya/domain/phones/phone';
import { formatCount } from '@arogya/ui/look/formats';
import { useNarrow } from '@arogya/ui/look/use-media';
import { ROW_KEY } from '@arogya/ui/table/choosing';
import { Chips } from '@arogya/ui/table/chips';
import { StatusTag } from '@arogya/ui/table/status-tag';
import { Button } from 'antd';
import { useRef, useState, type DragEvent, type KeyboardEvent } from 'react';
import { ageOf, placeOf, type Lead } from './lead';
import { LeadMenu, type LeadActions } from './lead-menu';
import { filterQuery, isFiltered, type LeadFilters } from './list-view';
import { useMayWithLeads } from './may';
import type { LeadActionState } from './use-lead-actions';

const SHOWN = 20;

/** The status to which Alt and an arrow move a card; undefined at either end. */
const beside = (status: LeadStatus, key: string): LeadStatus | undefined => {
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  return step === 0 ? undefined : LEAD_STATUSES[LEAD_STATUSES.indexOf(status) + step];
};

interface CardProps {
  readonly lead: Lead;
  readonly actions: LeadActions;
  readonly moves: boolean;
  readonly onDrag: (lead: Lead | null) => void;
}

function Card({ lead, actions, moves, onDrag }: CardProps) {
  const move = (event: KeyboardEvent): void => {
    const next = event.altKey && moves ? beside(lead.status, event.key) : undefined;
    if (!next) return;
    event.preventDefault();
    actions.onStatus(lead, next);
  };
  const grab = (event: DragEvent): void => {
    event.dataTransfer.effectAllowed = 'move';
    onDrag(lead);
  };
  const place = placeOf(lead);
  return (
    <li
      className="ad-lead-card"
      {...{ [ROW_KEY]: lead.id }}
      draggable={moves}
      onDragStart={grab}
      onDragEnd={() => onDrag(null)}
      data-busy={actions.busyId === lead.id || undefined}
    >
      <div className="ad-lead-card-head">
        <button
          type="button"
          onClick={() => actions.onOpen(lead)}
          onKeyDown={move}
          aria-keyshortcuts={moves ? 'Alt+ArrowLeft Alt+ArrowRight' : undefined}
        >
          {lead.patientName}
        </button>
        <LeadMenu lead={lead} {...actions} />
      </div>
      <span>{phoneText(lead.phone)}</span>
      {place ? <span>{place}</span> : null}
      <div className="ad-lead-card-foot">
        <StatusTag look={PRIORITY[lead.priority]} />
        <span>{ageOf(lead.createdAt)}</span>
      </div>
    </li>
  );
}

interface ColumnProps extends BoardProps {
  readonly status: LeadStatus;
  readonly dragged: Lead | null;
  readonly onDrag: (lead: Lead | null) => void;
}

function Column({ status, filters, pageActions, onMore, dragged, onDrag }: ColumnProps) {
  const may = useMayWithLeads();
  const list = useListLeadsQuery({ ...filterQuery({ ...filters, status }), sort: '-createdAt', pageSize: SHOWN });
  const { total, capped } = useListTotal(list);
  const { label } = LEAD_STATUS[status];
  const takes = dragged !== null && dragged.status !== status;
  const drop = (): void => {
    if (dragged && takes) pageActions.actions.onStatus(dragged, status);
    onDrag(null);
  };
  return (
    <section
      className="ad-lead-column"
      aria-label={`${label}, ${formatCount(total, capped)}`}
      data-takes={takes || undefined}
      onDragOver={(event) => (takes ? event.preventDefault() : undefined)}
      onDrop={drop}
    >
      <h3>
        <StatusTag look={LEAD_STATUS[status]} /> <span>{formatCount(total, capped)}</span>
      </h3>
      <Fetched query={list} record={list.data} failure="Failed to fetch leads." rows={4}>
        {(leads) => (
          <ul>
            {leads.map((lead) => (
              <Card key={lead.id} lead={lead} actions={pageActions.actions} moves={may.setStatus} onDrag={onDrag} />
            ))}
          </ul>
        )}
      </Fetched>
      {list.data?.length === 0 ? <p className="ad-lead-none">None</p> : null}
      {total > SHOWN ? (
        <Button type="link" block onClick={() => onMore(status)}>
          Show all {formatCount(total, capped)}
        </Button>
      ) : null}
    </section>
  );
}

interface BoardProps {
  readonly filters: LeadFilters;
  readonly pageActions: LeadActionState;
  readonly onMore: (status: LeadStatus) => void;
}

interface StatusSwitchProps {
  readonly status: LeadStatus;
  readonly onChoose: (status: LeadStatus) => void;
  /** The filters leave fewer than are counted: then no counts. */
  readonly filtered: boolean;
}

/** Which column a phone shows. */
function StatusSwitch({ status, onChoose, filtered }: StatusSwitchProps) {
  const { data } = useLeadStatsQuery();
  const chips = LEAD_STATUSES.map((key) => ({ key, label: LEAD_STATUS[key].label, count: filtered ? undefined : data?.[key] }));
  return <Chips<LeadStatus> label="Status" chips={chips} value={status} onChoose={onChoose} />;
}

/** On a phone one column at a time. */
function OneColumn(props: BoardProps) {
  const [status, setStatus] = useState<LeadStatus>('new');
  return (
    <div className="ad-lead-one">
      <StatusSwitch status={status} onChoose={setStatus} filtered={isFiltered({ ...props.filters, status: '' })} />
      <Column key={status} status={status} dragged={null} onDrag={() => undefined} {...props} />
    </div>
  );
}

/** All columns in the height of the window: each scrolls by itself. */
function AllColumns(props: BoardProps) {
  const [dragged, setDragged] = useState<Lead | null>(null);
  const board = useRef<HTMLDivElement>(null);
  useWindowHeight(board);
  return (
    <>
      <p className="ad-lead-hint">Drag a card to another column, or press Alt with ← or → on its name.</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls sideways must be reachable by keyboard (WCAG 2.1.1) */}
      <div className="ad-lead-board" role="group" aria-label="Leads by status" tabIndex={0} ref={board}>
        {LEAD_STATUSES.map((status) => (
          <Column key={status} status={status} dragged={dragged} onDrag={setDragged} {...props} />
        ))}
      </div>
    </>
  );
}

/** The leads by status. A card is moved by dragging, by Alt with the arrows, or by its menu. */
export const LeadBoard = (props: BoardProps) => (useNarrow() ? <OneColumn {...props} /> : <AllColumns {...props} />);
