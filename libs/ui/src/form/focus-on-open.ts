/** For a dialog's `afterOpenChange`: puts the focus into a field, unless somebody is in the form already; they are quicker than the opening. */
export const focusOnOpen =
  (id: string) =>
  (open: boolean): void => {
    const field = document.getElementById(id);
    if (open && !field?.closest('form')?.contains(document.activeElement)) field?.focus();
  };
