import { foldedText } from '@arogya/domain/search/folding';
import { Refusal } from '@arogya/domain/refusal';
import { between, optional, comparedText, text } from '@arogya/domain/rule';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CheckedQuery } from '../http/checked.decorator';
import { AnswerWithHeaders } from '../http/shape-answer';

export const PAGE_SIZE = 50;
export const PAGE_SIZE_MAX = 200;
const PAGE_MAX = 100_000;

const pageRule = optional(between(1, PAGE_MAX, { low: 'The page is at least 1', high: `The page is at most ${PAGE_MAX}` }));
const pageSizeRule = optional(
  between(1, PAGE_SIZE_MAX, { low: 'The page size is at least 1', high: `The page size is at most ${PAGE_SIZE_MAX}` }),
);
const shortText = (max: number) => optional(text({ max, message: `At most ${max} characters` }));

/** The parameters of every list; a module adds its filters in a class that extends this one. */
export class PageQuery {
  @CheckedQuery(optional(comparedText({ max: 200, message: 'At most 200 characters' })), {
    description: 'Search; fewer than three characters match beginnings only',
  })
  q?: string;
  @CheckedQuery(shortText(60), { description: 'The order of the list: the name of a field, with `-` before it for descending.' })
  sort?: string;
  @CheckedQuery(pageRule, { description: 'The page, from 1. Beyond a capped total go on with `after` instead.' }) page?: number;
  @CheckedQuery(pageSizeRule, { description: 'How many rows a page has; 50 unless stated.' }) pageSize?: number;
  @CheckedQuery(shortText(400), { description: 'Where a long list goes on: taken from Link rel="next"' }) after?: string;

  get limit(): number {
    return this.pageSize ?? PAGE_SIZE;
  }

  get offset(): number {
    return ((this.page ?? 1) - 1) * this.limit;
  }
}

/**
 * One page of a list. A capped `total` is what is known; there are more rows. `next` is an opaque keyset cursor, which comes
 * back as `query.after`.
 */
export class Page<T> extends AnswerWithHeaders {
  constructor(
    readonly rows: readonly T[],
    readonly total: number,
    readonly next: string | null = null,
    readonly capped = false,
  ) {
    super();
  }

  unwrap(reply: FastifyReply, request: FastifyRequest): readonly T[] {
    reply.header('x-total-count', this.total);
    if (this.capped) reply.header('x-total-capped', 'true');
    const link = linkOf(this, new URL(request.url, 'http://self'));
    if (link) reply.header('link', link);
    return this.rows;
  }

  map<U>(act: (row: T) => U): Page<U> {
    return new Page(this.rows.map(act), this.total, this.next, this.capped);
  }
}

/** The pages first, prev, next and last, as far as they are known (RFC 8288). */
function linkOf(page: Page<unknown>, url: URL): string {
  const size = Number(url.searchParams.get('pageSize')) || PAGE_SIZE;
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

const escapeLike = (value: string): string => value.replace(/[\\%_]/gu, (sign) => `\\${sign}`);

/** The LIKE pattern on folded text (database/folded.sql.ts): from three characters any part, else a beginning; '%' without a search. */
export function likePattern(q: string | undefined | null): string {
  const sought = foldedText(q ?? '').trim();
  if (sought === '') return '%';
  return sought.length < 3 ? `${escapeLike(sought)}%` : `%${escapeLike(sought)}%`;
}

/** One expression, or several of which each decides where those before it are equal. */
export type Orders = Readonly<Record<string, string | readonly string[]>>;

/**
 * `order by …` for a sort name, through the module's constant table of expressions; the row's id breaks ties. Throws 400 for
 * a name that is not in the table.
 */
export function orderBy(sort: string | undefined | null, table: Orders, fallback: string, tie = 'id'): string {
  const requested = sort ?? fallback;
  const descending = requested.startsWith('-');
  const name = descending ? requested.slice(1) : requested;
  const expression = Object.hasOwn(table, name) ? table[name] : undefined;
  if (expression === undefined) {
    const message = `Sort by one of: ${Object.keys(table).join(', ')}`;
    throw new Refusal('invalid', { errors: { sort: message }, message });
  }
  const direction = descending ? 'desc' : 'asc';
  return `order by ${[expression, tie]
    .flat()
    .map((one) => `${one} ${direction}`)
    .join(', ')}`;
}
