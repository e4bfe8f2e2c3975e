import {
  foundCount,
  nothingFound,
  SEARCH_FAILED,
  SEARCH_OFFLINE,
  SEARCHING,
  TYPE_MORE,
  WHOM_TO_BOOK_FOR,
} from '@arogya/domain/search/texts';
import { sentenceOf } from '@arogya/platform';
import type { SearchResults } from './use-found';

interface SearchStateProps {
  readonly typed: string;
  readonly found: SearchResults;
  /** How many screens and actions have the name. */
  readonly named: number;
  /** How many are offered to book for; null when something else is typed. */
  readonly people: number | null;
}

const countOf = ({ found }: SearchResults): number => Object.values(found ?? {}).reduce((sum, rows) => sum + (rows as unknown[]).length, 0);

/** What stands below the list: how far the search is, and what to do when nothing is found. */
function sentence({ typed, found, named, people }: SearchStateProps): string {
  if (typed.trim() === '') return '';
  if (people !== null && found.q === '') return WHOM_TO_BOOK_FOR;
  if (found.offline) return SEARCH_OFFLINE;
  if (!found.wanted) return named > 0 ? '' : TYPE_MORE;
  if (found.failed) return sentenceOf(found.error, SEARCH_FAILED);
  if (found.searching) return SEARCHING;
  const count = people ?? countOf(found) + named;
  return count > 0 ? foundCount(count) : nothingFound(found.q);
}

export const SearchState = (props: SearchStateProps) => (
  <p className="ad-find-state" role="status">
    {sentence(props)}
  </p>
);
