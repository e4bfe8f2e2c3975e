import { instantFrom } from '@arogya/domain/clock';
import { isUuid, type Rule } from '@arogya/domain/rule';
import { MOST_AFFECTED } from './change';
import { ACTS, type Decision } from './proposals';

/** What is wrong with a decision: `act`, and what it needs. */
export function problemOfDecision({ act, doctorId, at }: Readonly<Record<string, unknown>>): string | null {
  if (!ACTS.some((one) => one === act)) return `\`act\` must be one of: ${ACTS.join(', ')}`;
  if (act === 'reassign' && !isUuid(doctorId)) return 'Please choose a doctor';
  if ((act === 'reassign' || act === 'move') && instantFrom(at) === null) return 'Please choose a time';
  return null;
}

/** The decision that is meant; call it on what has no problem. */
export function decisionFrom({ act, doctorId, at }: Readonly<Record<string, unknown>>): Decision {
  if (act === 'move') return { act, at: String(at) };
  if (act === 'reassign') return { act, doctorId: String(doctorId), at: String(at) };
  return { act: act === 'keep' ? 'keep' : 'cancel' };
}

function problemOf(one: unknown): string | null {
  if (typeof one !== 'object' || one === null) return 'Each decision is an object';
  const { appointmentId, version, ...decision } = one as Record<string, unknown>;
  if (!isUuid(appointmentId)) return 'Each decision names its `appointmentId`';
  if (!Number.isInteger(version)) return `${appointmentId}: the \`version\` that was decided about`;
  const problem = problemOfDecision(decision);
  return problem && `${appointmentId}: ${problem}`;
}

/** Decisions about appointments, each with the version that it is about. */
export const decisionListNeeded = (): Rule => ({
  optional: false,
  schema: { type: 'array', items: { type: 'object' }, maxItems: MOST_AFFECTED },
  check: (value) => {
    if (!Array.isArray(value)) return 'Must be a list';
    if (value.length > MOST_AFFECTED) return `At most ${MOST_AFFECTED} decisions at once`;
    return value.map(problemOf).find((problem) => problem !== null) ?? null;
  },
});

/** The same, where nothing has to be decided. */
export function decisionList(): Rule {
  const { schema, check } = decisionListNeeded();
  const none = (value: unknown): boolean => value === undefined || value === null;
  return { optional: true, schema: { ...schema, nullable: true }, check: (value) => (none(value) ? null : check(value)) };
}
