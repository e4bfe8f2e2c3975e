import { comparedText, isUuid, type Rule } from '../rule';

/** By which of its ids somebody looks for a delivery: the change's, the record's, or its own number. */
export interface SoughtDelivery {
  readonly by: 'change' | 'record' | 'delivery';
  readonly id: string;
}

export const DELIVERY_SEARCH_WRONG = 'Enter one whole id: of the change (evt_ and 22 signs), of the record, or the number of the delivery';

const CHANGE = /^evt_[\w-]{22}$/u;
const NUMBER = /^\d{1,18}$/u;

/** What is looked for; null for what is no id of a delivery. */
export function soughtDelivery(typed: string): SoughtDelivery | null {
  const id = typed.trim();
  if (CHANGE.test(id)) return { by: 'change', id };
  if (isUuid(id)) return { by: 'record', id: id.toLowerCase() };
  return NUMBER.test(id) ? { by: 'delivery', id } : null;
}

const words = comparedText({ max: 40, message: DELIVERY_SEARCH_WRONG });

/** A search for a delivery. */
export const deliverySearchRule: Rule = {
  ...words,
  check: (value) => (typeof value === 'string' && soughtDelivery(value) ? null : DELIVERY_SEARCH_WRONG),
};
