import { isJson, refTo, type Json } from './json';

interface Use {
  readonly field: string;
  readonly schema: Json;
  readonly owners: string[];
}

/** Fewer uses of a field are read more easily where they stand. */
const OFTEN = 3;

const isPlain = (schema: Json): boolean => !('$ref' in schema) && !('anyOf' in schema);

/** Each field that many schemas have, in the same words, with the names of these schemas. */
function usesOf(schemas: Readonly<Record<string, Json>>): Map<string, Use> {
  const uses = new Map<string, Use>();
  for (const [owner, { properties }] of Object.entries(schemas)) {
    for (const [field, schema] of Object.entries(isJson(properties) ? (properties as Record<string, Json>) : {})) {
      if (!isPlain(schema)) continue;
      const key = `${field} ${JSON.stringify(schema)}`;
      const use = uses.get(key) ?? { field, schema, owners: [] };
      use.owners.push(owner);
      uses.set(key, use);
    }
  }
  return new Map([...uses].filter(([, { owners }]) => owners.length >= OFTEN));
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The one that most schemas have bears the field's own name, another one also that of the first schema that has it. */
function namesOf(uses: ReadonlyMap<string, Use>, taken: ReadonlySet<string>): Map<string, string> {
  const names = new Map<string, string>();
  const given = new Set(taken);
  const byUse = [...uses].sort(([, one], [, other]) => other.owners.length - one.owners.length);
  for (const [key, { field, owners }] of byUse) {
    const own = capital(field);
    const name = given.has(own) ? `${owners[0] ?? ''}${own}` : own;
    given.add(name);
    names.set(key, name);
  }
  return names;
}

/** A field that many schemas have stands once, as a schema of its own. */
export function shareFields(schemas: Readonly<Record<string, Json>>): Record<string, Json> {
  const uses = usesOf(schemas);
  const names = namesOf(uses, new Set(Object.keys(schemas)));
  const shared: Record<string, Json> = { ...schemas };
  for (const [key, { field, schema, owners }] of uses) {
    const name = names.get(key) ?? '';
    shared[name] = schema;
    for (const owner of owners) {
      const { properties, ...rest } = shared[owner] ?? {};
      shared[owner] = ordered(rest, { ...(properties as Json), [field]: refTo('schemas', name) }, schemas[owner] ?? {});
    }
  }
  return shared;
}

/** The keywords of a schema in their order, with other properties. */
const ordered = (rest: Json, properties: Json, before: Json): Json =>
  Object.fromEntries(Object.keys(before).map((key) => [key, key === 'properties' ? properties : rest[key]]));
