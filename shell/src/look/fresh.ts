/**
 * A page that the browser kept for its Back button is loaded again: it may belong to a session that is over, or
 * show a form that is still "signing in".
 */
export function reloadWhenKept(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
}
