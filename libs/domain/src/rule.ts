/** The part of JSON Schema that a rule can state about its field. */
export interface FieldSchema {
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly string[];
  readonly items?: FieldSchema;
  readonly maxItems?: number;
  readonly nullable?: boolean;
}

/**
 * What one field accepts: the same value validates on the server, documents the API and guides the form. `check` answers the
 * sentence for the person, or null when the value is accepted.
 */
export interface Rule {
  readonly optional: boolean;
  readonly schema: FieldSchema;
  readonly check: (value: unknown) => string | null;
}

export type Rules = Readonly<Record<string, Rule>>;

interface TextLimits {
  readonly min?: number;
  readonly max?: number;
  readonly message: string;
}

/** Longest free text (notes, symptoms, messages) that is stored. */
export const LONG_TEXT = 4000;
const SHORT_TEXT = 200;

const rule = (schema: FieldSchema, check: Rule['check']): Rule => ({ optional: false, schema, check });

/** Text of `min` to `max` characters, counted without the white space around it. */
export function text({ min = 1, max = SHORT_TEXT, message }: TextLimits): Rule {
  return rule({ type: 'string', minLength: min, maxLength: max }, (value) => {
    if (typeof value !== 'string') return message;
    const length = value.trim().length;
    if (length < min) return message;
    return length > max ? `At most ${max} characters` : null;
  });
}

/** Optional free text of at most `max` characters. */
export const note = (max = LONG_TEXT): Rule => optional(text({ min: 0, max, message: 'Please enter text' }));

const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(\.[^\s@<>()[\]\\,;:".]+)+$/u;

export function email(message: string): Rule {
  return rule({ type: 'string', format: 'email', maxLength: 254 }, (value) =>
    typeof value === 'string' && value.trim().length <= 254 && EMAIL.test(value.trim()) ? null : message,
  );
}

/** Phone minimum length (docs/spec/numbers.md). */
export const PHONE_MIN = 10;
const PHONE_MAX = 25;

/** A phone as people type it: at least ten characters, seven of them digits. */
export function phone(message: string): Rule {
  return rule({ type: 'string', minLength: PHONE_MIN, maxLength: PHONE_MAX }, (value) => {
    if (typeof value !== 'string') return message;
    const typed = value.trim();
    const digits = typed.replace(/\D/gu, '').length;
    return typed.length >= PHONE_MIN && typed.length <= PHONE_MAX && digits >= 7 ? null : message;
  });
}

/** A whole number between two bounds, each with its own sentence. */
export function between(low: number, high: number, sentences: { low: string; high: string }): Rule {
  return rule({ type: 'integer', minimum: low, maximum: high }, (value) => {
    if (typeof value !== 'number' || !Number.isInteger(value)) return 'Please enter a whole number';
    if (value < low) return sentences.low;
    return value > high ? sentences.high : null;
  });
}

export function oneOf(values: readonly string[], message = `Must be one of: ${values.join(', ')}`): Rule {
  return rule({ type: 'string', enum: values }, (value) => (typeof value === 'string' && values.includes(value) ? null : message));
}

/** A list of different items, each of which keeps `item`. */
export function listOf(item: Rule, max: number, message = `At most ${max} different entries`): Rule {
  return rule({ type: 'array', items: item.schema, maxItems: max }, (value) => {
    if (!Array.isArray(value) || value.length > max || new Set(value).size !== value.length) return message;
    for (const entry of value) {
      const refusal = item.check(entry);
      if (refusal) return refusal;
    }
    return null;
  });
}

export const flag = (): Rule => rule({ type: 'boolean' }, (value) => (typeof value === 'boolean' ? null : 'Must be true or false'));

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iu;

export const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);

export const uuid = (message = 'Must be an id'): Rule =>
  rule({ type: 'string', format: 'uuid' }, (value) => (isUuid(value) ? null : message));

/** Turns a rule into one that also accepts nothing: undefined, null or blank text. */
export function optional(inner: Rule): Rule {
  const schema = { ...inner.schema, nullable: true, ...(inner.schema.minLength ? { minLength: 0 } : {}) };
  return { optional: true, schema, check: (value) => (isBlank(value) ? null : inner.check(value)) };
}

export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** The sentence of each field of `values` that breaks its rule. */
export function checkAll(rules: Rules, values: Readonly<Record<string, unknown>>): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [field, one] of Object.entries(rules)) {
    const refusal = one.check(values[field]);
    if (refusal) errors[field] = refusal;
  }
  return errors;
}

const VERSION_MISSING = 'The version of the record, from 1';

/** The version of a record, as the API has answered it. */
export const recordVersion = (): Rule => between(1, 2_147_483_647, { low: VERSION_MISSING, high: VERSION_MISSING });
