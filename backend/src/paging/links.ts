import type { Page } from './page';

/** The pages first, prev, next and last, as far as they are known (RFC 8288); `usualSize` for an address that names no size. */
export function linkOf(page: Page<unknown>, url: URL, usualSize: number): string {
  const size = Number(url.searchParams.get('pageSize')) || usualSize;
  const current = Number(url.searchParams.get('page')) || 1;
  const last = Math.max(1, Math.ceil(page.total / size));
  const to = (changes: Record<string, string | null>): string => {
    const target = new URL(url);
    for (const [key, value] of Object.entries(changes)) {
      if (value === null) target.searchParams.delete(key);
      else target.searchParams.set(key, value);
    }
    return `<${target.pathname}${target.search}>`;
  };
  const links = [`${to({ page: '1', after: null })}; rel="first"`];
  const byKeyset = url.searchParams.has('after');
  if (current > 1 && !byKeyset) links.push(`${to({ page: String(current - 1) })}; rel="prev"`);
  if (page.next) links.push(`${to({ after: page.next, page: null })}; rel="next"`);
  else if (current < last && !byKeyset) links.push(`${to({ page: String(current + 1) })}; rel="next"`);
  if (!page.capped) links.push(`${to({ page: String(last), after: null })}; rel="last"`);
  return links.join(', ');
}
