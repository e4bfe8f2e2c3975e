import { LEAD_STATUS, LEAD_STATUSES, PRIORITIES, PRIORITY } from '@arogya/domain/leads/status';
import { FilterBar, FilterSelect } from '@arogya/ui/table/filter-bar';
import type { ReactNode } from 'react';
import { isFiltered, NO_FILTERS, type LeadFilters } from './list-view';

const STATUSES = LEAD_STATUSES.map((value) => ({ value, label: LEAD_STATUS[value].label }));
const LEVELS = PRIORITIES.toReversed().map((value) => ({ value, label: PRIORITY[value].label }));

interface LeadFilterBarProps {
  readonly view: LeadFilters;
  readonly onFilter: (filters: Partial<LeadFilters>) => void;
  /** The board has a column for each status, so there is no status filter. */
  readonly withStatus: boolean;
  readonly extra?: ReactNode;
  /** Further filters. */
  readonly children?: ReactNode;
}

export function LeadFilterBar({ view, onFilter, withStatus, extra, children }: LeadFilterBarProps) {
  return (
    <FilterBar
      search={{ value: view.q, onChange: (q) => onFilter({ q }), placeholder: 'Search name, phone or email' }}
      active={isFiltered(view)}
      onClear={() => onFilter(NO_FILTERS)}
      extra={extra}
    >
      {withStatus ? (
        <FilterSelect
          label="Status"
          value={view.status}
          all="All statuses"
          options={STATUSES}
          onChange={(status) => onFilter({ status })}
        />
      ) : null}
      <FilterSelect
        label="Priority"
        value={view.priority}
        all="All priorities"
        options={LEVELS}
        onChange={(priority) => onFilter({ priority })}
      />
      {children}
    </FilterBar>
  );
}
