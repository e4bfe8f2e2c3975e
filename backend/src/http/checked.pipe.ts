import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { Refusal } from '@arogya/domain/refusal';
import { isBlank, type FieldSchema } from '@arogya/domain/rule';
import { checkedFields, type CheckedField, type CheckedFields } from './checked.decorator';
import { readText } from './read-text';

type Sent = Readonly<Record<string, unknown>>;

export const UNKNOWN_FIELD = 'This field is not known here';

const trimmed = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim();
  return Array.isArray(value) ? value.map(trimmed) : value;
};

/** The value as the service gets it: text trimmed, blank optional text null, query text read as its type. */
function read(value: unknown, { rule, raw, fromText }: CheckedField): unknown {
  const schema: FieldSchema = rule.schema;
  const typed = fromText ? readText(value, schema) : value;
  const clean = raw ? typed : trimmed(typed);
  return rule.optional && isBlank(clean) ? null : clean;
}

/** Reads the known fields of `sent` into `target`; answers the sentence of each that breaks its rule. */
function readFields(fields: CheckedFields, sent: Sent, target: Record<string, unknown>): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [name, field] of fields) {
    const isSent = Object.hasOwn(sent, name) && sent[name] !== undefined;
    if (!isSent && (field.ifSent || field.rule.optional)) continue;
    const value = isSent ? read(sent[name], field) : undefined;
    const refusal = field.rule.check(value);
    if (refusal) errors[name] = refusal;
    else if (!(field.fromText && value === null)) target[name] = value;
  }
  return errors;
}

/** Turns a body or a query into its class; throws 400 with a sentence per field. Unknown fields are refused. */
@Injectable()
export class CheckedPipe implements PipeTransform {
  transform(value: unknown, { metatype, type }: ArgumentMetadata): unknown {
    const fields = metatype && (type === 'body' || type === 'query') ? checkedFields(metatype) : null;
    if (!fields || !metatype) return value;
    const sent = sentFields(value);
    const target = new metatype() as Record<string, unknown>;
    const errors = readFields(fields, sent, target);
    for (const name of Object.keys(sent)) {
      if (!fields.has(name)) errors[name] = UNKNOWN_FIELD;
    }
    const [first] = Object.values(errors);
    if (first !== undefined) throw new Refusal('invalid', { errors, message: first });
    return target;
  }
}

function sentFields(value: unknown): Sent {
  if (value === undefined || value === null) return {};
  if (typeof value !== 'object' || Array.isArray(value)) throw new Refusal('malformed');
  return value as Sent;
}
