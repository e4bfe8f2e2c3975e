import { LABEL_SEARCH } from '../form/label-search';
import './filter-bar.css';
import { CloseCircleFilled, FilterOutlined, SearchOutlined } from '@ant-design/icons';
import { Button, Input, Select } from 'antd';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useNarrow } from '../look/use-media';

const TYPING_MS = 250;

interface SearchBoxProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Also its accessible name, e.g. 'Search patient, phone or doctor'. */
  readonly placeholder: string;
}

/** A search box that reports when the typing pauses, and at once on Enter or when it is cleared. */
export function SearchBox({ value, onChange, placeholder }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const reported = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (value !== reported.current) setTyped(value);
    reported.current = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const report = (next: string): void => {
    clearTimeout(timer.current);
    reported.current = next.trim();
    onChange(reported.current);
  };
  const type = (next: string): void => {
    setTyped(next);
    clearTimeout(timer.current);
    if (next === '') report(next);
    else timer.current = setTimeout(() => report(next), TYPING_MS);
  };
  return (
    <Input
      type="search"
      className="ad-search"
      prefix={<SearchOutlined />}
      allowClear={{ clearIcon: <CloseCircleFilled className="ad-clear" /> }}
      value={typed}
      placeholder={placeholder}
      aria-label={placeholder}
      onChange={(event) => type(event.target.value)}
      onPressEnter={() => report(typed)}
    />
  );
}

interface FilterSelectProps {
  /** Accessible name, e.g. 'Status'. */
  readonly label: string;
  /** '' is the first choice, everything. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Name of the choice that filters nothing, e.g. 'All statuses'. */
  readonly all: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly loading?: boolean;
}

/** One filter; with more than ten choices it can be searched by typing. */
export function FilterSelect({ label, value, onChange, all, options, loading = false }: FilterSelectProps) {
  return (
    <Select
      className="ad-filter"
      aria-label={label}
      value={value}
      onChange={onChange}
      loading={loading}
      options={[{ value: '', label: all }, ...options]}
      popupMatchSelectWidth={false}
      {...(options.length > 10 ? { showSearch: LABEL_SEARCH } : {})}
    />
  );
}

interface FilterBarProps {
  /** Before the search, e.g. <Chips>. */
  readonly lead?: ReactNode;
  readonly search?: SearchBoxProps;
  /** <FilterSelect>s and the like. */
  readonly children?: ReactNode;
  /** The filters wait behind a button, also where there is space for them; on a phone they always do. */
  readonly folded?: boolean;
  /** Some filter or the search is set: Clear Filters is offered. */
  readonly active?: boolean;
  readonly onClear?: () => void;
  /** At the right, e.g. a switch between list and board. */
  readonly extra?: ReactNode;
}

/** Search and filters above a list. Their values live in the address: see useUrlState of @arogya/platform. */
export function FilterBar({ lead, search, children, folded = false, active = false, onClear, extra }: FilterBarProps) {
  const folds = useNarrow() || folded;
  const [open, setOpen] = useState(active);
  const id = useId();
  const fold =
    children && folds ? (
      <Button icon={<FilterOutlined />} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        Filters
      </Button>
    ) : null;
  return (
    <search className="ad-filters">
      {lead}
      {search ? <SearchBox {...search} /> : null}
      {fold}
      {fold && open ? (
        <div id={id} className="ad-filters-fold">
          {children}
        </div>
      ) : null}
      {fold ? null : children}
      {active && onClear ? (
        <Button type="link" onClick={onClear}>
          Clear Filters
        </Button>
      ) : null}
      {extra ? <span className="ad-filters-extra">{extra}</span> : null}
    </search>
  );
}
