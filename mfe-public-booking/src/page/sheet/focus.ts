import type { RefObject } from 'react';

export type DialogRef = RefObject<HTMLDialogElement | null>;

const focusOn = (dialog: DialogRef, selector: string): void => dialog.current?.querySelector<HTMLElement>(selector)?.focus();

/** After the next drawing: to the first field that is wrong, the choice of the time coming before the details. */
export function focusFirstBad(dialog: DialogRef): void {
  requestAnimationFrame(() => {
    const noChoice = dialog.current?.querySelector('#choice-error');
    focusOn(dialog, noChoice ? '#choose-time' : '[aria-invalid="true"]');
  });
}

export function focusTimes(dialog: DialogRef): void {
  requestAnimationFrame(() => focusOn(dialog, '#choose-time'));
}

/** At once, inside the tap: only then do phones open their keyboard. */
export const focusPhone = (dialog: DialogRef): void => focusOn(dialog, '[name="phone"]');
