import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto';
import type { AuditVerification } from './audit.dto';
import { keysFor, type Secrets } from '../derived-key';
import type { ChainPlace } from './chain';
import { prepared } from '../database/statement';

/** What a check has found, as it is kept. */
export interface KeptCheck {
  readonly checkedAt: string;
  /** Whether it began at the first link. */
  readonly whole: boolean;
  readonly intact: boolean;
  readonly brokenAt: number | null;
  readonly place: ChainPlace;
}

/** A row of audit_checks. */
export interface KeptRow {
  readonly result: string;
  readonly seal: Buffer;
}

const last = (condition = 'true'): string => `select result, seal from audit_checks where ${condition} order by id desc limit 1`;
export const LAST_CHECK = last();
export const LAST_INTACT = last('intact');
export const LAST_WHOLE = last('whole');
export const addCheck = prepared<object, { checkedAt: string; whole: boolean; intact: boolean; result: string; seal: Buffer }>(
  'add-check',
  'insert into audit_checks (checked_at, whole, intact, result, seal) values (:checkedAt, :whole, :intact, :result, :seal)',
);
export const sweepChecks = prepared<object, { now: string }>(
  'sweep-audit-checks',
  `delete from audit_checks where checked_at < :now::timestamptz - interval '90 days'`,
);
/** Whether the link at this place still has this hash. */
export const linkStands = prepared<object, { place: number; hash: string | null }>(
  'audit-link-stands',
  `select position from audit_chain where position = :place and hash = decode(:hash, 'hex')`,
);

const sealOf = (key: KeyObject, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const keysOf = (config: Secrets) => keysFor(config, 'audit-check');

/** As it is written: under a seal, so that nobody without the key can say that the log is intact. */
export function sealed(config: Secrets, check: KeptCheck): { text: string; seal: Buffer } {
  const [key] = keysOf(config);
  const text = JSON.stringify(check);
  return { text, seal: sealOf(key, text) };
}

/** What was kept; null when there is nothing, or its seal is not that of a server. */
export function kept(config: Secrets, row: KeptRow | null): KeptCheck | null {
  if (!row) return null;
  const isGood = keysOf(config).some((key) => row.seal.length === 32 && timingSafeEqual(sealOf(key, row.result), row.seal));
  return isGood ? (JSON.parse(row.result) as KeptCheck) : null;
}

const UNCHECKED: AuditVerification = { checkedAt: null, rows: 0, intact: null, brokenAt: null, unkeyed: 0, head: null };

export const answerOf = (check: KeptCheck | null): AuditVerification =>
  check
    ? {
        checkedAt: check.checkedAt,
        rows: check.place.rows,
        intact: check.intact,
        brokenAt: check.brokenAt,
        unkeyed: check.place.unkeyed,
        head: check.place.head,
      }
    : UNCHECKED;
