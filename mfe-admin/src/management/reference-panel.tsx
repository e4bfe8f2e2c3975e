import { DeleteOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons';
import { useDeleted } from '@arogya/features/deleted/use-deleted';
import { pagination } from '@arogya/features/lists/pagination';
import { usePages } from '@arogya/features/lists/use-pages';
import { useRows } from '@arogya/features/lists/use-rows';
import { useUnfiltered } from '@arogya/features/lists/use-unfiltered';
import { useAddByAddress } from '@arogya/features/reference/use-add-link';
import { useUrlState, useSubmit } from '@arogya/platform';
import { DataTable } from '@arogya/ui/table/data-table';
import { FilterBar } from '@arogya/ui/table/filter-bar';
import { RowMenu } from '@arogya/ui/table/row-menu';
import { Button } from 'antd';
import { useState } from 'react';
import { EntryFormDialog } from './entry-form-dialog';
import type { Entry, ReferenceList } from './reference-list';
import { REFERENCE_FAILED } from '@arogya/domain/reference/texts';
import { isBack, restoreFailed } from '@arogya/domain/restore/texts';
import { showUndo } from '@arogya/features/undo/show-undo';

/** Deletes an entry after the browser's own confirmation (docs/spec/screens.md); its toast offers Undo. */
function useRemoveEntry<Row extends Entry, Values extends object>(list: ReferenceList<Row, Values>) {
  const [submit, busy] = useSubmit();
  const { remove, restore } = list.useCalls();
  const failed = REFERENCE_FAILED[list.noun];
  const undo = (row: Row): void =>
    void submit(() => restore({ id: row.id }), { success: isBack(row.name), failure: restoreFailed(list.noun) });
  const ask = async (row: Row): Promise<void> => {
    if (!window.confirm(`Are you sure you want to delete ${row.name}?`)) return;
    const done = await submit(() => remove(row.id), { failure: failed.delete });
    if (done.ok) showUndo(`${list.one} ${row.name} deleted`, () => undo(row));
  };
  return { ask, busy };
}

interface EntriesTableProps<Row extends Entry, Values extends object> {
  readonly list: ReferenceList<Row, Values>;
  readonly onAdd: () => void;
  readonly onEdit: (row: Row) => void;
}

/** Search and pages of entries; both are kept in the address. */
function EntriesTable<Row extends Entry, Values extends object>({ list, onAdd, onEdit }: EntriesTableProps<Row, Values>) {
  const [view, setView] = useUrlState({ q: '', deleted: '', sort: 'name', page: 1 });
  const { q, sort, page } = view;
  const { restore } = list.useCalls();
  const deleted = useDeleted<Row>({
    view,
    onView: setView,
    action: 'reference:manage',
    restore,
    what: list.noun,
    nameOf: ({ name }) => name,
  });
  const nouns = list.many.toLowerCase();
  const rows = useRows(list.useList(usePages({ q, sort, page, ...deleted.query })), `Failed to fetch ${nouns}`);
  const unfiltered = useUnfiltered(rows, q !== '' || deleted.shown);
  const { ask, busy } = useRemoveEntry(list);
  const clear = (): void => setView({ q: '' });
  const add = (
    <Button type="primary" icon={<PlusOutlined />} onClick={onAdd}>
      Add {list.one}
    </Button>
  );
  const itemsOf = (row: Row) => [
    { key: 'edit', label: 'Edit', icon: <EditOutlined />, onSelect: () => onEdit(row) },
    { key: 'delete', label: 'Delete', icon: <DeleteOutlined />, danger: true, disabled: busy, onSelect: () => void ask(row) },
  ];
  return (
    <>
      <FilterBar
        search={{ value: view.q, onChange: (q) => setView({ q }), placeholder: list.search }}
        active={view.q !== ''}
        onClear={clear}
        extra={add}
      >
        {deleted.toggle}
      </FilterBar>
      <DataTable<Row>
        label={list.many}
        columns={list.columns}
        {...rows}
        {...pagination(view, setView)}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        filtered={view.q !== ''}
        onClearFilters={clear}
        noun={[list.one.toLowerCase(), nouns]}
        totalUnfiltered={unfiltered}
        {...deleted.tableProps({
          empty: { text: `No ${nouns} found`, action: add },
          actions: (row) => <RowMenu label={`Actions for ${row.name}`} items={itemsOf(row)} />,
          onOpen: onEdit,
        })}
      />
    </>
  );
}

interface FormState<Row> {
  readonly open: boolean;
  readonly row: Row | null;
}

/** One tab: the entries of a kind, each with Edit and Delete, and their form. */
export function ReferencePanel<Row extends Entry, Values extends object>({ list }: { list: ReferenceList<Row, Values> }) {
  const [form, setForm] = useState<FormState<Row>>({ open: false, row: null });
  const add = (): void => setForm({ open: true, row: null });
  useAddByAddress(add);
  return (
    <>
      <EntriesTable list={list} onAdd={add} onEdit={(row) => setForm({ open: true, row })} />
      <EntryFormDialog
        key={form.row ? `${form.row.id} ${form.row.version}` : 'new'}
        list={list}
        open={form.open}
        row={form.row}
        onClose={() => setForm((now) => ({ ...now, open: false }))}
      />
    </>
  );
}
