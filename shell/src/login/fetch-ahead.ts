/** Fetches the staff app's files while the form is open, so that they come from the cache after signing in. */
async function fetchStaffFiles(): Promise<void> {
  const answer = await fetch('/prefetch.json');
  if (!answer.ok) return;
  const files = (await answer.json()) as unknown;
  if (!Array.isArray(files)) return;
  for (const file of files) {
    if (typeof file !== 'string') continue;
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = file.endsWith('.css') ? 'style' : 'script';
    link.href = file;
    document.head.append(link);
  }
}

/** Begins when the browser is idle; if it fails, nothing is lost. */
export function fetchAhead(): void {
  const begin = (): void => void fetchStaffFiles().catch(() => undefined);
  if ('requestIdleCallback' in window) window.requestIdleCallback(begin, { timeout: 3000 });
  else setTimeout(begin, 1000);
}
