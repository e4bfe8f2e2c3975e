/** What a field says of itself, by `Schema.field`. */
export type FieldTable = Readonly<Record<string, string>>;

/** The same sentences for the same fields of several schemas. */
export function fieldsOf(schemas: readonly string[], sentences: Readonly<Record<string, string>>): FieldTable {
  return Object.fromEntries(
    schemas.flatMap((schema) => Object.entries(sentences).map(([field, sentence]) => [`${schema}.${field}`, sentence])),
  );
}
