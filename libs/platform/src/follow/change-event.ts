/** What the server's message says about one changed record. It holds nothing about a person. */
export interface ChangeEvent {
  /** The module of the record, e.g. 'appointments'. */
  readonly topic: string;
  readonly id: string;
  readonly version: number;
  readonly hospitalId: string | null;
  readonly doctorId: string | null;
  /** Its day now, at its hospital. */
  readonly day: string | null;
  /** Its status before; null: it is new here. */
  readonly from: string | null;
  /** Its status now; null: it is gone. */
  readonly to: string | null;
}

/** The content of one message, or of several collected ones. */
export interface ChangeNews {
  /** Modules that have changed, without records; '*' after a gap, when anything may have changed. */
  readonly topics: readonly string[];
  readonly events: readonly ChangeEvent[];
}

const isWord = (value: unknown): value is string => typeof value === 'string';
const wordOrNone = (value: unknown): string | null => (isWord(value) ? value : null);

function eventOf(value: unknown): ChangeEvent[] {
  if (typeof value !== 'object' || value === null) return [];
  const { topic, id, version, hospitalId, doctorId, day, from, to } = value as Record<string, unknown>;
  if (!isWord(topic) || !isWord(id)) return [];
  const place = { hospitalId: wordOrNone(hospitalId), doctorId: wordOrNone(doctorId), day: wordOrNone(day) };
  return [{ topic, id, version: typeof version === 'number' ? version : 0, ...place, from: wordOrNone(from), to: wordOrNone(to) }];
}

/** Parses a `changed` message; what cannot be understood is left out. A module with named records is not listed again. */
export function newsOf({ topics, events }: Readonly<Record<string, unknown>>): ChangeNews {
  const named = Array.isArray(events) ? events.flatMap(eventOf) : [];
  const all = Array.isArray(topics) ? topics.filter(isWord) : [];
  return { topics: all.filter((topic) => !named.some((event) => event.topic === topic)), events: named };
}
