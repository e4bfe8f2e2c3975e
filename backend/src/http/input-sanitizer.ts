import { Refusal } from '@arogya/domain/refusal';

const DEPTH = 8;
const PROTOTYPE_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

const HALF_CHARACTER = /\p{Surrogate}/u;
const isClean = (text: string): boolean => !text.includes('\0') && !HALF_CHARACTER.test(text);

function fail(field: string, message: string): never {
  throw new Refusal('malformed', { message, ...(field ? { errors: { [field]: message } } : {}) });
}

/**
 * Throws for input that no honest client sends and that PostgreSQL or JavaScript cannot handle: NUL, half surrogates,
 * prototype keys, JSON nested deeper than eight. `field` names the value in the error.
 */
export function rejectUnsafeInput(value: unknown, field = '', depth = 0): void {
  if (typeof value === 'string') {
    if (!isClean(value)) fail(field, 'The text holds characters that cannot be stored');
    return;
  }
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return;
  if (depth >= DEPTH) fail(field, 'The request is nested too deep');
  for (const [key, inner] of Object.entries(value)) {
    if (PROTOTYPE_KEYS.has(key) || !isClean(key)) fail(field, 'The request holds a name that is not allowed');
    rejectUnsafeInput(inner, field || key, depth + 1);
  }
}
