import { digitsOf, visiblePhone } from './phones/plain';

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
  /** What of a text is kept, where that is not all of it. */
  readonly clean?: (text: string) => string;
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

/** Signs that turn the direction of all that follows: 'gpj.exe' would read 'exe.jpg', and one name as another. */
const TURNS = /[\u202D\u202E]/u;
export const TURNED_TEXT = 'Please take out the hidden sign that turns the direction of the text';

/** What nobody sees does not count, nor the blank letters of some scripts. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800]/gu;
const seen = (value: string): string => value.replaceAll(UNSEEN, '').trim();

/** Text of `min` to `max` characters, counted without the white space around it; as many as `min` are seen. */
export function text({ min = 1, max = SHORT_TEXT, message }: TextLimits): Rule {
  return rule({ type: 'string', minLength: min, maxLength: max }, (value) => {
    if (typeof value !== 'string' || seen(value).length < min) return message;
    if (TURNS.test(value)) return TURNED_TEXT;
    return value.trim().length > max ? `At most ${max} characters` : null;
  });
}

/** Text that is only looked for or compared, and shown to nobody: signs that turn it, as telephones put around a copied number, do no harm. */
export function comparedText(limits: TextLimits): Rule {
  const inner = text(limits);
  return { ...inner, check: (value) => inner.check(typeof value === 'string' ? value.replaceAll(/[\u202D\u202E]/gu, '') : value) };
}

/** Optional free text of at most `max` characters. */
export const note = (max = LONG_TEXT): Rule => optional(text({ min: 0, max, message: 'Please enter text' }));

const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(\.[^\s@<>()[\]\\,;:".]+)+$/u;

export function email(message: string): Rule {
  return rule({ type: 'string', format: 'email', maxLength: 254 }, (value) =>
    typeof value === 'string' && value.trim().length <= 254 && seen(value) === value.trim() && EMAIL.test(value.trim()) ? null : message,
  );
}

/** Phone minimum length (docs/spec/numbers.md). */
export const PHONE_MIN = 10;
const PHONE_MAX = 25;

/** A phone as people type it: at least ten characters that are seen, seven of them digits of any script. */
export function phone(message: string): Rule {
  const check = (value: unknown): string | null => {
    if (typeof value !== 'string') return message;
    // Telephones put U+202D around a number that is copied; nothing puts U+202E there.
    if (value.includes('\u202E')) return TURNED_TEXT;
    const { length } = visiblePhone(value);
    return length >= PHONE_MIN && length <= PHONE_MAX && digitsOf(value).length >= 7 ? null : message;
  };
  return { ...rule({ type: 'string', minLength: PHONE_MIN, maxLength: PHONE_MAX }, check), clean: visiblePhone };
}

/** Whether a rule is that of a phone, about which a form may ask once more. */
export const isPhoneRule = ({ clean }: Rule): boolean => clean === visiblePhone;

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
  const check: Rule['check'] = (value) => (isBlank(value) ? null : inner.check(value));
  return { ...inner, optional: true, schema, check };
}

export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && seen(value) === '');

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
