/** The four kinds of entries that System Management keeps. */
export const REFERENCE_NOUNS = ['service', 'specialty', 'state', 'city'] as const;
export type ReferenceNoun = (typeof REFERENCE_NOUNS)[number];

/** An entry as a form that needs it calls it, and what a toast says when it was added there. */
export const ENTRY_NAMES = {
  service: { one: 'Service', added: 'Service created' },
  specialty: { one: 'Specialty', added: 'Specialty created' },
  city: { one: 'City', added: 'City created' },
} as const;

/** What a toast says when the server gives no reason (docs/spec/messages.md). */
export const REFERENCE_FAILED: Record<ReferenceNoun, Record<'create' | 'update' | 'delete', string>> = {
  service: { create: 'Failed to create service', update: 'Failed to update service', delete: 'Failed to delete service' },
  specialty: { create: 'Failed to create specialty', update: 'Failed to update specialty', delete: 'Failed to delete specialty' },
  state: { create: 'Failed to create state', update: 'Failed to update state', delete: 'Failed to delete state' },
  city: { create: 'Failed to create city', update: 'Failed to update city', delete: 'Failed to delete city' },
};

/** What uses an entry: '3 doctors, 1 hospital'. */
export const usedBy = (uses: Readonly<Record<string, number>>): string =>
  Object.entries(uses)
    .filter(([, count]) => count > 0)
    .map(([noun, count]) => `${count} ${count === 1 ? singular(noun) : noun}`)
    .join(', ');

const singular = (noun: string): string => (noun === 'cities' ? 'city' : noun.replace(/s$/u, ''));
