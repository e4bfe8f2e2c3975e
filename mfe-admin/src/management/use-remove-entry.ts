import { REFERENCE_FAILED } from '@arogya/domain/reference/texts';
import { isBack, restoreFailed } from '@arogya/domain/restore/texts';
import { showUndo } from '@arogya/features/undo/show-undo';
import { useAct } from '@arogya/platform';
import type { Entry, Room } from './room';

/** Deletes an entry after the browser's own confirmation (specification, section 2); its toast takes it back. */
export function useRemoveEntry<Row extends Entry, Values extends object>(room: Room<Row, Values>) {
  const [act, busy] = useAct();
  const { remove, restore } = room.useCalls();
  const failed = REFERENCE_FAILED[room.noun];
  const undo = (row: Row): void =>
    void act(() => restore({ id: row.id }), { success: isBack(row.name), failure: restoreFailed(room.noun) });
  const ask = async (row: Row): Promise<void> => {
    if (!window.confirm(`Are you sure you want to delete ${row.name}?`)) return;
    const done = await act(() => remove(row.id), { failure: failed.delete });
    if (done.ok) showUndo(`${room.one} ${row.name} deleted`, () => undo(row));
  };
  return { ask, busy };
}
