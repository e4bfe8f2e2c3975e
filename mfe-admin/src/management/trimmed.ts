/** The texts without surrounding white space; the server stores an empty optional field as null. */
export function trimmed<Values extends object>(values: Values): Values {
  const entries = Object.entries(values).map(([field, value]: [string, unknown]) => [
    field,
    typeof value === 'string' ? value.trim() || null : value,
  ]);
  return Object.fromEntries(entries) as Values;
}
