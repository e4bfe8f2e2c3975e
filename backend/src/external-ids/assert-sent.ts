import { Refusal } from '@arogya/domain/refusal';
import { checkAll, type Rules } from '@arogya/domain/rule';

/** Throws 400 for a field that a new record needs, where a call that may also change one has left it out. */
export function assertSent<T extends object>(sent: object, rules: Rules): asserts sent is T {
  const errors = checkAll(rules, sent as Readonly<Record<string, unknown>>);
  const [message] = Object.values(errors);
  if (message !== undefined) throw new Refusal('invalid', { errors, message });
}
