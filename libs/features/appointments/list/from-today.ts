import type { Day } from '@arogya/domain/clock';
import { CHIPS, namedChip, orderOf, spanOfChip, type Chip, type ListView } from './list-view';

/** The chips of a list that stands under today's schedule. */
export const SPANS = CHIPS.filter(({ key }) => ['upcoming', 'past', 'all'].includes(key));

/** What the address of such a list may say; what a list does not have is left out. */
export type SpanView = Pick<ListView, 'when' | 'sort'> & Partial<Pick<ListView, 'q' | 'status' | 'from' | 'to'>>;

/** The chip that an address means: without any the list shows what is to come, and a search or an older link looks through all days. */
export const spanOf = (view: SpanView, today: Day): Chip => namedChip(SPANS, view, today) ?? (view.q || view.status ? 'all' : 'upcoming');

/** The days that the list shows and their order: what is to come rises with its time. */
export function spanQuery(view: SpanView, today: Day) {
  const span = spanOf(view, today);
  return { ...spanOfChip(span, { from: view.from ?? '', to: view.to ?? '' }, today), sort: view.sort || orderOf(span) };
}

/** A patch of the filters as the list takes it: a search looks through all days, another filter keeps those that are shown. */
export function spanFiltered(view: SpanView, patch: Partial<Omit<SpanView, 'sort'>>, today: Day): Partial<Omit<SpanView, 'sort'>> {
  if (patch.q) return { ...patch, when: 'all', from: '', to: '' };
  if ('from' in patch || 'to' in patch) return { ...patch, when: patch.from || patch.to ? '' : 'all' };
  const span = spanOf(view, today);
  return { ...patch, when: span === 'days' ? '' : span };
}
