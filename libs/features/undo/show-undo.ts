import { SUCCESS_TITLE } from '@arogya/domain/texts';
import { toasts } from '@arogya/platform';

/** For how many ms a deletion can be undone. */
const UNDO_MS = 10_000;

/** The toast of a deletion, with its Undo. */
export const showUndo = (text: string, undo: () => void): void =>
  toasts.show({ title: SUCCESS_TITLE, text, ms: UNDO_MS, action: { label: 'Undo', run: undo } });
