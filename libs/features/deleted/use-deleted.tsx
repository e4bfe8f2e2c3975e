import './deleted.css';
import { UndoOutlined } from '@ant-design/icons';
import { can, type Action } from '@arogya/domain/access';
import { isBack, NOTHING_DELETED, RESTORE, restoreFailed, SHOW_DELETED } from '@arogya/domain/restore/texts';
import { useSubmit, useSession } from '@arogya/platform';
import type { DataTableProps } from '@arogya/ui/table/data-table';
import { RowMenu } from '@arogya/ui/table/row-menu';
import { Switch } from 'antd';
import { useState, type ReactNode } from 'react';
import type { RunningMutation } from '../versions/use-save-record';

interface DeletedListOptions<Row> {
  /** Whether the list shows deleted rows: '1' in the address. */
  readonly view: { readonly deleted: string };
  readonly onView: (patch: { deleted: string }) => void;
  /** The permission to delete is also the one to restore. */
  readonly action: Action;
  readonly restore: (row: { id: string }) => RunningMutation;
  /** 'user', as in "Failed to restore user". */
  readonly what: string;
  readonly nameOf: (row: Row) => string;
  /** What restoring does not bring back. */
  readonly remark?: string;
}

/** The parts of a table that differ for deleted rows. */
type ListProps<Row> = Pick<DataTableProps<Row>, 'empty' | 'actions' | 'onOpen' | 'totalUnfiltered'>;

export type DeletedRows<Row extends { readonly id: string }> = ReturnType<typeof useDeleted<Row>>;

/** The one way in which a list shows deleted rows and restores them. */
export function useDeleted<Row extends { readonly id: string }>(of: DeletedListOptions<Row>) {
  const { role } = useSession();
  const [submit] = useSubmit();
  const [busyId, setBusyId] = useState<string | null>(null);
  const may = can(role, of.action);
  const shown = may && of.view.deleted === '1';
  const restore = async (row: Row): Promise<void> => {
    setBusyId(row.id);
    await submit(() => of.restore({ id: row.id }), { success: isBack(of.nameOf(row), of.remark), failure: restoreFailed(of.what) });
    setBusyId(null);
  };
  const menu = (row: Row): ReactNode => (
    <RowMenu
      label={`Actions for ${of.nameOf(row)}`}
      busy={busyId === row.id}
      items={[{ key: 'restore', label: RESTORE, icon: <UndoOutlined aria-hidden="true" />, onSelect: () => void restore(row) }]}
    />
  );
  return {
    shown,
    /** Added to the query of the list. */
    query: shown ? { archived: true } : {},
    /** Placed among the filters. */
    toggle: may ? (
      <label className="ad-deleted">
        <Switch size="small" checked={shown} onChange={(on) => of.onView({ deleted: on ? '1' : '' })} />
        {SHOW_DELETED}
      </label>
    ) : null,
    /** A deleted row can neither be opened nor changed, only restored. */
    tableProps: (usual: ListProps<Row>): ListProps<Row> =>
      shown ? { empty: { text: NOTHING_DELETED }, actions: menu, totalUnfiltered: undefined } : usual,
  };
}
