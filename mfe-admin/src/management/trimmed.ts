/** The texts without white space around them; what an optional field left empty is null on the server's side. */
export function trimmed<Values extends object>(values: Values): Values {
  const entries = Object.entries(values).map(([field, value]: [string, unknown]) => [
    field,
    typeof value === 'string' ? value.trim() || null : value,
  ]);
  return Object.fromEntries(entries) as Values;
}
