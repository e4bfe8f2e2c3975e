/** Runs `work` while a method of a class is another one: how a control takes a guard away. */
export async function instead<Name extends string, Method, T>(
  type: { readonly prototype: Record<Name, Method> },
  name: Name,
  other: (before: Method) => Method,
  work: () => Promise<T>,
): Promise<T> {
  const before = type.prototype[name];
  type.prototype[name] = other(before);
  return work().finally(() => (type.prototype[name] = before));
}
