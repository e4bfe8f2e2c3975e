/**
 * What the tabs of one browser tell each other about the session that they share: it was ended here, somebody has signed in here,
 * or it was found ended: then each asks the server itself.
 */
export type SessionNews = { readonly kind: 'ended' | 'found-ended' } | { readonly kind: 'opened'; readonly userId: string };

const CHANNEL = 'arogyadesk-session';

const open = (): BroadcastChannel | null => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL));

/** Tells the other tabs; a browser without channels learns it from its next call. */
export function tellTabs(news: SessionNews): void {
  const channel = open();
  channel?.postMessage(news);
  channel?.close();
}

const isNews = (value: unknown): value is SessionNews =>
  typeof value === 'object' && value !== null && ['ended', 'found-ended', 'opened'].includes(String((value as Partial<SessionNews>).kind));

/** Calls `hear` with what other tabs tell, until the returned function is called. */
export function hearTabs(hear: (news: SessionNews) => void): () => void {
  const channel = open();
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isNews(data)) hear(data);
  });
  return () => channel?.close();
}
