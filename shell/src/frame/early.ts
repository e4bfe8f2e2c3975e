/** Where the document has the frame that was rendered by the server (early-frame.tsx). */
const EARLY = 'early';

/** Whether somebody sees the frame of the document now. */
export const isEarlyShown = (): boolean => document.getElementById(EARLY) !== null;

/** Takes the document's frame away, where Frame or something else is there instead. A link that has the focus gives it to its like. */
export function endEarly(): void {
  const early = document.getElementById(EARLY);
  if (!early) return;
  const link = early.contains(document.activeElement) ? document.activeElement?.getAttribute('href') : null;
  early.remove();
  if (link) document.querySelector<HTMLElement>(`#root a[href=${JSON.stringify(link)}]`)?.focus({ preventScroll: true });
}
