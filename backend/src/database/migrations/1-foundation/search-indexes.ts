import { folded } from '../../folded.sql';

const SEARCHED = ['hospitals', 'users', 'doctors', 'patients', 'leads', 'enquiries'];

/** Searches look through text as people see it, whichever of its forms is stored. */
export const SEARCH_INDEXES = SEARCHED.map(
  (table) => `create index ${table}_folded on ${table} using gin ((${folded('search')}) gin_trgm_ops);`,
).join('\n');
