import { foldedText } from '@arogya/domain/search/folding';
import { hasInLabel } from '@arogya/ui/form/label-search';
import { OTHER_ENTRY } from '@arogya/domain/reference/rules';

/** An option of a select; `label` is also what typing searches. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface CityRow {
  readonly name: string;
  readonly state?: { readonly id: string; readonly name: string } | null;
}

const labelOf = ({ name, state }: CityRow): string => (state ? `${name}, ${state.name}` : name);

/** Cities by name, each with its state (docs/spec/records.md). A name that occurs in two states is listed once. */
export const cityChoices = (cities: readonly CityRow[] = []): Choice[] => [
  ...new Map(cities.map((city) => [city.name, { value: city.name, label: labelOf(city) }])).values(),
];

/** A city with its state, where both are stored: two states may have a city of one name. */
export const cityKey = (name: string, stateId: string | null | undefined): string => (name ? `${stateId ?? ''}/${name}` : '');

export function cityFrom(key: string): { city: string; stateId: string | null } {
  const cut = key.indexOf('/');
  return { city: key.slice(cut + 1), stateId: key.slice(0, Math.max(cut, 0)) || null };
}

export const cityKeyChoices = (cities: readonly CityRow[] = []): Choice[] =>
  cities.map((city) => ({ value: cityKey(city.name, city.state?.id), label: labelOf(city) }));

export const namedChoices = (rows: readonly { readonly name: string }[] = []): Choice[] =>
  rows.map(({ name }) => ({ value: name, label: name }));

/** The choices, with the one that a record already has even if it is inactive. */
export function withKept(choices: readonly Choice[], kept: Choice | null): Choice[] {
  if (!kept?.value || choices.some(({ value }) => value === kept.value)) return [...choices];
  return [kept, ...choices];
}

/** The choices, and last the entry for what none of them names. */
export const withOther = (choices: readonly Choice[]): Choice[] => [
  ...choices.filter(({ value }) => value !== OTHER_ENTRY),
  { value: OTHER_ENTRY, label: OTHER_ENTRY },
];

const place = ({ label }: { readonly label?: unknown }, typed: string): number => {
  const at = foldedText(String(label)).indexOf(typed);
  return at === -1 ? Number.MAX_SAFE_INTEGER : at;
};

/** A select that is searched by typing: matches at the beginning come first ('pun' finds Pune before Amritsar, Punjab). */
export const CHOICE_SEARCH = {
  filterOption: hasInLabel,
  filterSort: (one: { readonly label?: unknown }, other: { readonly label?: unknown }, { searchValue }: { readonly searchValue: string }) =>
    place(one, foldedText(searchValue)) - place(other, foldedText(searchValue)),
};
