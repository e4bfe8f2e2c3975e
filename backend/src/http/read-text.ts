import type { FieldSchema } from '@arogya/domain/rule';

const WHOLE = /^-?\d{1,15}$/u;

/** Parses the text of a query parameter to its rule's type. Text that does not fit stays text, and the rule refuses it. */
export function readText(value: unknown, schema: FieldSchema): unknown {
  if (schema.type === 'array') return readList(value, schema.items);
  if (typeof value !== 'string') return value;
  if (schema.type === 'integer' && WHOLE.test(value)) return Number(value);
  if (schema.type === 'boolean') return readFlag(value);
  return value;
}

/** A list is repeated (`status=a&status=b`) or separated by commas. */
function readList(value: unknown, items: FieldSchema | undefined): unknown {
  const texts = typeof value === 'string' ? value.split(',') : value;
  return Array.isArray(texts) && items ? texts.map((text) => readText(text, items)) : texts;
}

function readFlag(value: string): unknown {
  if (value === 'true' || value === '1') return true;
  return value === 'false' || value === '0' ? false : value;
}
