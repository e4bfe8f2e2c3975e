/** Fetches the staff app's files while the form is open: after signing in they come from the cache. */
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

/** Begins when the browser has nothing better to do; a failure costs nothing but the head start. */
export function fetchAhead(): void {
  const begin = (): void => void fetchStaffFiles().catch(() => undefined);
  if ('requestIdleCallback' in window) window.requestIdleCallback(begin, { timeout: 3000 });
  else setTimeout(begin, 1000);
}
