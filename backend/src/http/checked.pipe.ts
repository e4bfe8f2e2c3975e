import { Injectable, type ArgumentMetadata, type PipeTransform, type Type } from '@nestjs/common';
import { Refusal } from '@arogya/domain/refusal';
import { isBlank, type FieldSchema, type Rule } from '@arogya/domain/rule';
import { validateSync } from 'class-validator';
import { checkedFields, RULE, type CheckedField, type CheckedFields } from './checked.decorator';
import { readText } from './read-text';

type RequestBody = Readonly<Record<string, unknown>>;

export const UNKNOWN_FIELD = 'This field is not known here';

/** Text in one form, NFC, whichever a keyboard writes. */
const trimmed = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim().normalize('NFC');
  return Array.isArray(value) ? value.map(trimmed) : value;
};

/** What a phone holds and nobody sees is left out; whether it is long enough is asked of the rest. */
const kept = (rule: Rule, value: unknown): unknown => (rule.clean && typeof value === 'string' ? rule.clean(value) : trimmed(value));

/** The value that the service gets: text trimmed and in one form, blank optional text null, query text parsed to its type. */
function read(value: unknown, { rule, raw, fromText }: CheckedField): unknown {
  const schema: FieldSchema = rule.schema;
  const typed = fromText ? readText(value, schema) : value;
  const clean = raw ? typed : kept(rule, typed);
  return rule.optional && isBlank(clean) ? null : clean;
}

/** Reads the known fields of `sent` into `target`. */
function readFields(fields: CheckedFields, sent: RequestBody, target: Record<string, unknown>): void {
  for (const [name, field] of fields) {
    const value = sent[name] === undefined ? undefined : read(sent[name], field);
    if (value !== undefined && !(field.fromText && value === null)) target[name] = value;
  }
}

/** The sentence of each field that breaks its rule, in the order of the class, or that the class does not have. */
function errorsOf(target: RequestBody, fields: CheckedFields, sent: RequestBody): Record<string, string> {
  const broken = validateSync(target, { stopAtFirstError: true, forbidUnknownValues: false });
  const sentences = new Map(broken.map(({ property, constraints }) => [property, constraints?.[RULE]]));
  const errors: Record<string, string> = {};
  for (const name of fields.keys()) {
    const sentence = sentences.get(name);
    if (sentence !== undefined) errors[name] = sentence;
  }
  for (const name of Object.keys(sent)) {
    if (!fields.has(name)) errors[name] = UNKNOWN_FIELD;
  }
  return errors;
}

interface CheckedWhole {
  readonly target: Record<string, unknown>;
  readonly errors: Record<string, string>;
}

/** The class with its fields, and those of objects inside it; an object's errors have both names. */
function checkedWhole(type: Type<object>, fields: CheckedFields, sent: RequestBody): CheckedWhole {
  const target = new type() as Record<string, unknown>;
  readFields(fields, sent, target);
  const errors = errorsOf(target, fields, sent);
  for (const [name, { whole }] of fields) {
    const inner = whole && checkedFields(whole);
    const value = target[name];
    if (!inner || errors[name] !== undefined || value === undefined || value === null) continue;
    const one = checkedWhole(whole, inner, value as RequestBody);
    target[name] = one.target;
    for (const [field, sentence] of Object.entries(one.errors)) errors[`${name}.${field}`] = sentence;
  }
  return { target, errors };
}

/** Turns a body or a query into its class; throws 400 with a sentence per field. Unknown fields are refused. */
@Injectable()
export class CheckedPipe implements PipeTransform {
  transform(value: unknown, { metatype, type }: ArgumentMetadata): unknown {
    const fields = metatype && (type === 'body' || type === 'query') ? checkedFields(metatype) : null;
    if (!fields || !metatype) return value;
    const { target, errors } = checkedWhole(metatype as Type<object>, fields, sentFields(value));
    const [first] = Object.values(errors);
    if (first !== undefined) throw new Refusal('invalid', { errors, message: first });
    return target;
  }
}

function sentFields(value: unknown): RequestBody {
  if (value === undefined || value === null) return {};
  if (typeof value !== 'object' || Array.isArray(value)) throw new Refusal('malformed');
  return value as RequestBody;
}
