import type { Row } from './row';
import type { Sentence } from './sentences';

type Claim = Pick<Row, 'places' | 'says'>;

const keyOf = (place: string, text: string): string => `${place}: ${text}`;

/** The sentences of the list that no row reads. */
export function unread(list: readonly Sentence[], rows: readonly Claim[]): string[] {
  const read = new Set(rows.flatMap(({ places, says }) => places.flatMap((place) => says.map((text) => keyOf(place, text)))));
  return list.map(({ place, text }) => keyOf(place, text)).filter((key) => !read.has(key));
}

/** What rows read although sentences.tsv does not list it at any of their places. */
export function unknown(list: readonly Sentence[], rows: readonly Claim[]): string[] {
  const said = new Set(list.map(({ place, text }) => keyOf(place, text)));
  return rows.flatMap(({ places, says }) =>
    says.filter((text) => !places.some((place) => said.has(keyOf(place, text)))).map((text) => keyOf(places.join(', '), text)),
  );
}
