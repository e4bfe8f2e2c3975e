import { between, optional, type Rule } from '../rule';
import { CHANGE_ENTITIES } from './types';

/** How many changes a call answers. */
export const CHANGES_LIMIT = { usual: 200, most: 500 } as const;

/** 24 bytes as base64url; what is in it is the server's own. */
const CURSOR = /^[\w-]{32}$/u;
export const CURSOR_WRONG = 'Please send the `next` of the last answer, whole; to begin take the one of GET /api/changes/head';

const after: Rule = {
  optional: false,
  schema: { type: 'string', minLength: 32, maxLength: 32 },
  check: (value) => (typeof value === 'string' && CURSOR.test(value) ? null : CURSOR_WRONG),
};

const ENTITIES_WRONG = `Kinds of records with commas between them, of: ${CHANGE_ENTITIES.join(', ')}`;
const isEntity = (name: string): boolean => CHANGE_ENTITIES.some((entity) => entity === name);

const entities: Rule = {
  optional: false,
  schema: { type: 'string', maxLength: 100 },
  check: (value) => (typeof value === 'string' && value.length <= 100 && value.split(',').every(isEntity) ? null : ENTITIES_WRONG),
};

export const changesRules = {
  after,
  entities: optional(entities),
  limit: optional(between(1, CHANGES_LIMIT.most, { low: 'The limit is at least 1', high: `The limit is at most ${CHANGES_LIMIT.most}` })),
} as const;
