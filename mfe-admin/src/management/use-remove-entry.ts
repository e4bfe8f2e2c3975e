import { REFERENCE_FAILED } from '@arogya/domain/reference/texts';
import { isBack, restoreFailed } from '@arogya/domain/restore/texts';
import { showUndo } from '@arogya/features/undo/show-undo';
import { useSubmit } from '@arogya/platform';
import type { Entry, ReferenceList } from './reference-list';

/** Deletes an entry after the browser's own confirmation (docs/spec/screens.md); its toast offers Undo. */
export function useRemoveEntry<Row extends Entry, Values extends object>(list: ReferenceList<Row, Values>) {
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
