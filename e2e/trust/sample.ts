import { TOMORROW } from '@arogya/backend/testing/clinic';
import type { Operation, Schema } from './contract';
import type { Dice } from './dice';

/** A value that stands for a field of this name: an id of what is there, a phone nobody has, a free time. */
export type KnownValue = (name: string, operation: Operation) => unknown;

/** A value that the schema accepts. */
export function sampleOf(name: string, schema: Schema, operation: Operation, dice: Dice, known: KnownValue): unknown {
  const own = known(name, operation);
  if (own !== undefined) return own;
  if (schema.enum) return dice.of(schema.enum);
  if (schema.type === 'array' && Array.isArray(schema.example)) return schema.example;
  if (schema.type === 'array') return schema.items ? [sampleOf(`${name}[]`, schema.items, operation, dice, known)] : [];
  if (schema.type === 'boolean') return dice.chance(0.9);
  if (schema.type === 'integer' || schema.type === 'number') {
    const low = schema.minimum ?? 0;
    return low + dice.below(Math.min((schema.maximum ?? low + 50) - low + 1, 50));
  }
  if (schema.format === 'date') return TOMORROW;
  if (typeof schema.example === 'string') return schema.example;
  return `a word or two ${dice.below(1000)}`.slice(0, schema.maxLength ?? 100);
}

/** A body that the schema accepts: what is required, and of the rest about the wanted share. */
export function bodyOf(operation: Operation, dice: Dice, known: KnownValue, share = 0.5): Record<string, unknown> {
  const { properties = {}, required = [] } = operation.body ?? {};
  const sent = Object.entries(properties).filter(([name]) => required.includes(name) || dice.chance(share));
  return Object.fromEntries(sent.map(([name, schema]) => [name, sampleOf(name, schema, operation, dice, known)]));
}
