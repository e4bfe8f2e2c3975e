import { oneOf, optional, type Rule } from '../rule';
import { FROM_INSTALLATION } from './choice';
import { isMfeName, isReleaseId } from './release';

/** How a micro-frontend fails: it does not load, it takes too long to, a part of it is gone, a page stops, an error that nobody caught. */
export const FAILURES = ['load', 'slow', 'chunk', 'render', 'unhandled'] as const;
export type Failure = (typeof FAILURES)[number];

/** `opened`: a tab has begun to load this release. */
export const REPORT_KINDS = ['opened', ...FAILURES] as const;

/**
 * What a tab says of a micro-frontend. No message of an error, no address and nothing that was typed: they may hold a
 * patient's data.
 */
export interface FrontendReport {
  readonly name: string;
  readonly id: string;
  readonly kind: (typeof REPORT_KINDS)[number];
  /** The name of the error: 'TypeError'. */
  readonly error?: string | null;
  /** Where in the micro-frontend's own files: 'page-leads.0123456789.js:1:2041'. */
  readonly frame?: string | null;
  /** The path of the page as nav.json has it: '/appointments'. */
  readonly page?: string | null;
}

/** Of one call. */
export const MOST_REPORTS = 20;

const ERROR = /^[A-Za-z]\w{0,59}$/u;
const FRAME = /^[\w-][\w./-]{0,150}:\d{1,7}:\d{1,7}$/u;
const PAGE = /^\/[\w:/-]{0,99}$/u;

const matching = (pattern: RegExp, sentence: string): Rule =>
  optional({
    optional: false,
    schema: { type: 'string', maxLength: 160 },
    check: (value) => (typeof value === 'string' && pattern.test(value) ? null : sentence),
  });

const PARTS: readonly (readonly [keyof FrontendReport, Rule])[] = [
  ['kind', oneOf(REPORT_KINDS)],
  ['error', matching(ERROR, 'error must be the name of an error')],
  ['frame', matching(FRAME, 'frame must be a file with line and column')],
  ['page', matching(PAGE, 'page must be the path of a page')],
];

export const isReleaseOrInstalled = (id: unknown): boolean => id === FROM_INSTALLATION || isReleaseId(id);

function problemOf(value: unknown): string | null {
  const report = (value ?? {}) as Partial<Record<keyof FrontendReport, unknown>>;
  if (!isMfeName(report.name)) return 'Each report needs the name of a micro-frontend';
  if (!isReleaseOrInstalled(report.id)) return 'Each report needs the id of a release';
  return (
    PARTS.map(([part, { check, optional: mayMiss }]) => (mayMiss && report[part] === undefined ? null : check(report[part]))).find(
      Boolean,
    ) ?? null
  );
}

export const frontendReports = (): Rule => ({
  optional: false,
  schema: { type: 'array', items: { type: 'object' }, maxItems: MOST_REPORTS },
  check: (value) => {
    if (!Array.isArray(value) || value.length === 0 || value.length > MOST_REPORTS) return `Must be a list of 1 to ${MOST_REPORTS} reports`;
    return value.map(problemOf).find((problem) => problem !== null) ?? null;
  },
});
