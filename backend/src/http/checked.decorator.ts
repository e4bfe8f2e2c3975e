import { applyDecorators, type Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy, ValidateIf } from 'class-validator';
import type { FieldSchema, Rule } from '@arogya/domain/rule';
import { exampleOf } from './examples';

export interface CheckedOptions {
  /** The field may be missing although its rule requires it: a change sends only some fields. */
  readonly ifSent?: boolean;
  /** Keeps white space, for passwords. */
  readonly raw?: boolean;
  readonly example?: unknown;
  readonly description?: string;
}

/** One field of a request: its rule and how its raw value is read. */
export interface CheckedField {
  readonly rule: Rule;
  readonly ifSent: boolean;
  readonly raw: boolean;
  /** Values of a query are text: numbers and flags are parsed explicitly. */
  readonly fromText: boolean;
  /** The class of a field that is an object with checked fields of its own. */
  readonly whole?: Type<object>;
}
export type CheckedFields = ReadonlyMap<string, CheckedField>;

const FIELDS = Symbol('arogya:checked');
type Prototype = { [FIELDS]?: Map<string, CheckedField> };

/** The checked fields of a request class, inherited ones included; null for a class that has none. */
export const checkedFields = (type: { readonly prototype: object }): CheckedFields | null => (type.prototype as Prototype)[FIELDS] ?? null;

function remember(target: object, name: string, field: CheckedField): void {
  const prototype = target as Prototype;
  const inherited = prototype[FIELDS];
  const own = Object.hasOwn(prototype, FIELDS) && inherited ? inherited : new Map(inherited);
  own.set(name, field);
  prototype[FIELDS] = own;
}

type OpenApiSchema = Record<string, unknown>;

/** The rule's schema in OpenAPI 3. */
function documented({ enum: values, items, ...schema }: FieldSchema): OpenApiSchema {
  return { ...schema, ...(values ? { enum: [...values] } : {}), ...(items ? { items: documented(items) } : {}) };
}

function property(name: string, rule: Rule, options: CheckedOptions, required: boolean): PropertyDecorator {
  const example = options.example ?? exampleOf(name, rule.schema);
  return ApiProperty({
    ...documented(rule.schema),
    required,
    ...(example === undefined ? {} : { example }),
    ...(options.description ? { description: options.description } : {}),
  });
}

/** The name under which class-validator has the sentence of a rule. */
export const RULE = 'rule';

/** The rule as a constraint of class-validator. */
function keeps(rule: Rule, name: string, required: boolean): PropertyDecorator {
  const given = ValidateIf((values: Record<string, unknown>) => required || values[name] !== undefined);
  const kept = ValidateBy({
    name: RULE,
    validator: { validate: (value) => rule.check(value) === null, defaultMessage: (seen) => rule.check(seen?.value) ?? '' },
  });
  return applyDecorators(given, kept);
}

function checked(rule: Rule, options: CheckedOptions, fromText: boolean): PropertyDecorator {
  return (target, key) => {
    const name = String(key);
    const ifSent = options.ifSent ?? false;
    remember(target, name, { rule, ifSent, raw: options.raw ?? false, fromText });
    const required = !rule.optional && !ifSent;
    applyDecorators(property(name, rule, options, required), keeps(rule, name, required))(target, key);
  };
}

/** A field of a JSON body with its rule: validated by class-validator, documented from the rule's schema. */
export const Checked = (rule: Rule, options: CheckedOptions = {}): PropertyDecorator => checked(rule, options, false);

/** A parameter of a query with its rule. */
export const CheckedQuery = (rule: Rule, options: CheckedOptions = {}): PropertyDecorator => checked(rule, options, true);

const OBJECT = 'Must be an object';
const objectRule: Rule = {
  optional: true,
  schema: { type: 'object', nullable: true },
  check: (value) => (value === undefined || value === null || (typeof value === 'object' && !Array.isArray(value)) ? null : OBJECT),
};

/** A field that is absent, or an object whose fields have the rules of `type`; an error names both: 'patient.phone'. */
export const CheckedWhole =
  (type: Type<object>, options: Pick<CheckedOptions, 'description'> = {}): PropertyDecorator =>
  (target, key) => {
    const name = String(key);
    remember(target, name, { rule: objectRule, ifSent: false, raw: true, fromText: false, whole: type });
    const property = ApiProperty({ ...options, required: false, nullable: true, type: () => type });
    applyDecorators(property, keeps(objectRule, name, false))(target, key);
  };

const PARAMETERS = 'design:paramtypes';

/** The class of a body or a query where that is a variable: of a class that is written there, the compiler notes it by itself. */
export const BodyType =
  (type: Type<object>): ParameterDecorator =>
  (target, method, index) => {
    const types = [...((Reflect.getMetadata(PARAMETERS, target, method as string) as unknown[] | undefined) ?? [])];
    types[index] = type;
    Reflect.defineMetadata(PARAMETERS, types, target, method as string);
  };
