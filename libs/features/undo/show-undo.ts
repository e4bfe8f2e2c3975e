import { UNDO_SHOWN_MS } from '@arogya/domain/appointments/undo';
import { SUCCESS_TITLE } from '@arogya/domain/texts';
import { addShortcuts } from '@arogya/features/keyboard/key-registry';
import { toasts } from '@arogya/platform';

/** Ends the last offer: there is one at a time, as there is one toast. */
let endOffer = (): void => undefined;

/** The toast of a change that can be taken back, for ten seconds: by its button, or by Z. */
export function showUndo(text: string, undo: () => void): void {
  endOffer();
  const run = (): void => {
    endOffer();
    toasts.dismiss();
    undo();
  };
  const removeKey = addShortcuts([{ key: 'z', label: 'Undo', run }]);
  const timer = setTimeout(() => endOffer(), UNDO_SHOWN_MS);
  endOffer = () => {
    clearTimeout(timer);
    removeKey();
    endOffer = () => undefined;
  };
  toasts.show({ title: SUCCESS_TITLE, text, ms: UNDO_SHOWN_MS, action: { label: 'Undo', run } });
}
