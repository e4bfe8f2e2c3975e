/** One file of the staff app, into the browser's cache. */
function fetched(file: string): Promise<void> {
  return new Promise((done) => {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = file.endsWith('.css') ? 'style' : 'script';
    link.href = file;
    link.addEventListener('load', () => done());
    link.addEventListener('error', () => done());
    document.head.append(link);
  });
}

/** One after another: somebody who signs in meanwhile waits for one file at most. */
async function fetchStaffFiles(): Promise<void> {
  const answer = await fetch('/prefetch.json');
  if (!answer.ok) return;
  const files = (await answer.json()) as unknown;
  if (!Array.isArray(files)) return;
  for (const file of files) if (typeof file === 'string') await fetched(file);
}

/** Fetches the staff app while the form is open. Begins when the browser is idle; if it fails, nothing is lost. */
export function fetchAhead(): void {
  const begin = (): void => void fetchStaffFiles().catch(() => undefined);
  if ('requestIdleCallback' in window) window.requestIdleCallback(begin, { timeout: 3000 });
  else setTimeout(begin, 1000);
}
