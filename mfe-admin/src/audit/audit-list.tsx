import { useListAuditQuery, type AuditEntry } from '@arogya/api/audit';
import {
  ACTION_CHOICES,
  AUDIT_EMPTY,
  AUDIT_FAILED,
  AUDIT_LEFT_OUT,
  ENTITY_CHOICES,
  SHOW_READS,
  SHOW_SYSTEM,
} from '@arogya/domain/audit/texts';
import { DayRangeFilter } from '@arogya/features/times/day-range-filter';
import { todayIn } from '@arogya/features/times/today';
import { pagination } from '@arogya/features/lists/pagination';
import { usePages } from '@arogya/features/lists/use-pages';
import { useRows } from '@arogya/features/lists/use-rows';
import { SavedViews } from '@arogya/features/views/saved-views';
import { useUrlState } from '@arogya/platform';
import { DataTable } from '@arogya/ui/table/data-table';
import { FilterBar, FilterSelect } from '@arogya/ui/table/filter-bar';
import { Panel } from '@arogya/ui/cards/panel';
import { Switch, Tag } from 'antd';
import { AUDIT_COLUMNS, auditRowName, recordName } from './audit-columns';
import { asked, FIRST_VIEW, isFiltered, NO_FILTERS, type AuditView } from './audit-view';

interface OnlyProps {
  readonly view: AuditView;
  readonly first: AuditEntry | undefined;
  readonly onView: (patch: Partial<AuditView>) => void;
}

/** The record or person to whose rows a link has narrowed the list; it can be removed here. */
function Only({ view, first, onView }: OnlyProps) {
  const close = { 'aria-label': 'Show everything' };
  return (
    <>
      {view.entityId ? (
        <Tag closable={close} onClose={() => onView({ entityId: '' })}>
          Only {first ? recordName(first) : 'one record'}
        </Tag>
      ) : null}
      {view.actorId ? (
        <Tag closable={close} onClose={() => onView({ actorId: '' })}>
          Only {first?.username ?? 'one person'}
        </Tag>
      ) : null}
    </>
  );
}

interface ShownProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (value: string) => void;
}

/** A switch for rows that are left out at first: '1' in the address. */
const Shown = ({ label, on, onChange }: ShownProps) => (
  <label className="ad-audit-shown">
    <Switch size="small" checked={on} onChange={(shown) => onChange(shown ? '1' : '')} />
    {label}
  </label>
);

/** The log with its filters, all of them kept in the address; fetched again whenever the page opens. */
export function AuditList() {
  const [view, setView] = useUrlState(FIRST_VIEW);
  const rows = useRows(useListAuditQuery(usePages(asked(view)), { refetchOnMountOrArgChange: true }), AUDIT_FAILED);
  const filtered = isFiltered(view);
  const clear = (): void => setView(NO_FILTERS);
  return (
    <Panel flush>
      <FilterBar
        search={{ value: view.q, onChange: (q) => setView({ q }), placeholder: 'Search by username or name' }}
        active={filtered}
        onClear={clear}
        extra={<SavedViews screen="audit" />}
      >
        <FilterSelect
          label="What"
          value={view.action}
          onChange={(action) => setView({ action })}
          all="All actions"
          options={ACTION_CHOICES}
        />
        <FilterSelect
          label="Record"
          value={view.entity}
          onChange={(entity) => setView({ entity })}
          all="All records"
          options={ENTITY_CHOICES}
        />
        <DayRangeFilter past range={view} today={todayIn(null)} onChange={({ from, to }) => setView({ from, to })} />
        <Shown label={SHOW_READS} on={view.reads === '1'} onChange={(reads) => setView({ reads })} />
        <Shown label={SHOW_SYSTEM} on={view.system === '1'} onChange={(system) => setView({ system })} />
        <Only view={view} first={rows.rows?.[0]} onView={setView} />
      </FilterBar>
      <DataTable<AuditEntry>
        label="Audit Log"
        columns={AUDIT_COLUMNS}
        {...rows}
        {...pagination(view, setView)}
        rowKey={({ id }) => id}
        rowName={auditRowName}
        filtered={filtered}
        onClearFilters={clear}
        empty={{ text: AUDIT_EMPTY, ...(view.reads && view.system ? {} : { hint: AUDIT_LEFT_OUT }) }}
      />
    </Panel>
  );
}
