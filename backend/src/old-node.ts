/** The oldest major of Node that its makers still mend; raise it in the April in which that one ends. */
const OLDEST_MENDED = 22;

/** What to say of a Node that gets no security fixes any more, such as '20.19.0'; null for one that does. */
export function warningAboutNode(version: string): string | null {
  if (Number(version.split('.')[0]) >= OLDEST_MENDED) return null;
  return `Node ${version} gets no security fixes any more: run the server with Node 24, or with ${OLDEST_MENDED} at least.`;
}
