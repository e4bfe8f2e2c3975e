import { StartFailure, type Config } from '../config';
import { withDatabase } from '../database/with-database';
import { JobWatch } from '../job-watch';
import { AuditSeal } from './audit-seal.service';
import { verifyChain } from './verify-chain';

const HEAD = /^[0-9a-f]{64}$/u;

/** The hash behind `--head`; undefined without it. */
export function headFrom(args: readonly string[]): string | undefined {
  const at = args.indexOf('--head');
  if (at < 0) return undefined;
  const head = args[at + 1] ?? '';
  if (HEAD.test(head)) return head;
  throw new StartFailure('--head takes a hash of 64 hexadecimal signs, as the log and the audit screen show it.');
}

/** Verifies the log without the server, which may run meanwhile. Answers a sentence; throws a StartFailure when it was changed. */
export const verifyStored = (config: Config, head?: string): Promise<string> =>
  withDatabase({ url: config.databaseUrl, timeLimits: false }, async (sql) => {
    await new AuditSeal(sql, config, new JobWatch()).seal(true);
    const found = await verifyChain(sql, config, head);
    if (!found.intact)
      throw new StartFailure(`The audit log is not as it was written: link ${String(found.brokenAt)} of its chain is broken.`);
    if (!found.hasHead)
      throw new StartFailure('The audit log was cut off or written anew: its chain does not hold the hash that was noted.');
    const unkeyed = found.unkeyed === 0 ? '' : ` ${found.unkeyed} of them were sealed before the chain had a key.`;
    return `${found.rows} rows of the audit log are as they were written.${unkeyed} Last hash: ${found.head ?? 'none yet'}.`;
  });
