/**
 * Reloads a page that the browser kept for its Back button: it may belong to an ended session, or show a form that is still
 * "signing in".
 */
export function reloadWhenKept(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
}
