import { releaseAt } from '@arogya/domain/releases/address';
import { MOST_REPORTS, type Failure, type FrontendReport } from '@arogya/domain/releases/report';

/** Reports of a few seconds go together. */
const SOON_MS = 5_000;

const said = new Set<string>();
const waiting: FrontendReport[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  const reports = waiting.splice(0, MOST_REPORTS);
  if (reports.length === 0) return;
  // A beacon arrives also when the tab is closed.
  navigator.sendBeacon('/api/releases/reports', new Blob([JSON.stringify({ reports })], { type: 'application/json' }));
}

function add(report: FrontendReport): void {
  const key = `${report.name} ${report.id} ${report.kind}`;
  // Without a network a release has no fault in what does not come.
  if (said.has(key) || !navigator.onLine) return;
  said.add(key);
  waiting.push(report);
  timer ??= setTimeout(send, SOON_MS);
}

/** The places in a stack, innermost first: 'https://…/page.js:1:20' each. */
const placesIn = (error: unknown): readonly string[] =>
  error instanceof Error ? [...(error.stack ?? '').matchAll(/https?:\/\/[^\s()]+:\d+:\d+/gu)].map(([place]) => place) : [];

/** File, line and column of the first place that belongs to a micro-frontend, and which release that is. */
function ownPlace(error: unknown): { readonly name: string; readonly id: string; readonly frame: string } | null {
  for (const place of placesIn(error)) {
    const at = releaseAt(place);
    if (at) return { name: at.name, id: at.id, frame: at.file };
  }
  return null;
}

const errorOf = (error: unknown): string | null => (error instanceof Error && /^[A-Za-z]\w{0,59}$/u.test(error.name) ? error.name : null);

/** A tab has begun to load this release, of which somebody wants to know how it does. */
export function reportOpened(name: string, entry: string): void {
  const release = releaseAt(entry);
  if (release) add({ name, id: release.id, kind: 'opened' });
}

interface Fault {
  readonly name: string;
  /** The address of the release's entry. */
  readonly entry: string;
  readonly kind: Failure;
  readonly error: unknown;
  readonly page?: string;
}

/** A release has failed. Neither a message nor an address is sent: they may hold a patient's data. */
export function reportFailure({ name, entry, kind, error, page }: Fault): void {
  const release = releaseAt(entry);
  const own = ownPlace(error);
  const frame = own?.name === name ? own.frame : null;
  if (release) add({ name, id: release.id, kind, error: errorOf(error), frame, page: page ?? null });
}

function reportUnhandled(error: unknown): void {
  const own = ownPlace(error);
  if (own) add({ ...own, kind: 'unhandled', error: errorOf(error) });
}

/** Reports what nobody catches, and what waits when the tab is closed. */
export function watchFailures(page: EventTarget = window): void {
  page.addEventListener('error', (event) => reportUnhandled((event as ErrorEvent).error));
  page.addEventListener('unhandledrejection', (event) => reportUnhandled((event as PromiseRejectionEvent).reason));
  page.addEventListener('pagehide', send);
}
