import type { ReferenceNoun } from '@arogya/domain/reference/texts';
import type { QueryState } from '@arogya/features/lists/use-rows';
import type { Match, RunningMutation } from '@arogya/features/versions/use-save-record';
import type { Column } from '@arogya/ui/table/data-table';
import type { ComponentType } from 'react';

/** The fields that entries of all four kinds have. */
export interface Entry {
  readonly id: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly uses: number;
  readonly version: number;
}

export interface ReferenceView {
  readonly q: string;
  readonly sort: string;
  readonly page: number;
  readonly archived?: boolean;
}

/** The calls that change entries of one kind. */
export interface ReferenceCalls<Values> {
  readonly create: (values: Values, key: string) => RunningMutation;
  readonly change: (id: string, values: Values, match: Match) => RunningMutation;
  readonly remove: (id: string) => RunningMutation;
  readonly restore: (entry: { id: string }) => RunningMutation;
}

/** One kind of reference entries: how it is listed, what its form asks for, and the calls that change it. */
export interface ReferenceList<Row extends Entry, Values extends object> {
  readonly noun: ReferenceNoun;
  /** 'Service', 'Services'. */
  readonly one: string;
  readonly many: string;
  /** What its search looks at (docs/spec/numbers.md). */
  readonly search: string;
  readonly columns: readonly Column<Row>[];
  readonly blank: Values;
  readonly valuesOf: (row: Row) => Values;
  readonly Fields: ComponentType<{ row: Row | null }>;
  readonly useList: (view: ReferenceView) => QueryState<Row>;
  readonly useCalls: () => ReferenceCalls<Values>;
}
