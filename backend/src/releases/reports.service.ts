import { Injectable } from '@nestjs/common';
import type { FrontendReport } from '@arogya/domain/releases/report';
import { asPerson, type Actor } from '../access/actor';
import { Sql } from '../database/sql';
import { ReleaseCache } from './release-cache';
import { reportReleases } from './trials.sql';

/** One release as a session has it. */
interface ReportedRelease {
  readonly name: string;
  readonly id: string;
  readonly opened: boolean;
  readonly kind: string | null;
  readonly error: string | null;
  readonly frame: string | null;
  readonly page: string | null;
}

/** What several reports of a tab say of one release: whether it was opened, and its last failure. */
function seenIn(reports: readonly FrontendReport[]): ReportedRelease {
  const { name, id } = reports[0] as FrontendReport;
  const { kind = null, error = null, frame = null, page = null } = reports.findLast((one) => one.kind !== 'opened') ?? {};
  return { name, id, opened: reports.some((one) => one.kind === 'opened'), kind, error, frame, page };
}

const keyOf = ({ name, id }: FrontendReport): string => `${name} ${id}`;

/** Failures of one release since the server started, by how it failed. */
export interface CountedFailures {
  readonly mfe: string;
  readonly release: string;
  readonly kind: string;
  readonly count: number;
}

/** Takes in what tabs say of their micro-frontends. */
@Injectable()
export class FrontendReports {
  private readonly failures = new Map<string, CountedFailures>();

  constructor(
    private readonly sql: Sql,
    private readonly releaseCache: ReleaseCache,
  ) {}

  /** Only of what this person gets: nobody can report a release that they do not have. Sessions are kept while a trial runs. */
  async take(who: Actor, reports: readonly FrontendReport[]): Promise<void> {
    const viewer = asPerson(who);
    const own = reports.filter(({ name, id }) => this.releaseCache.idFor(name, viewer) === id);
    for (const report of own) this.count(report);
    const tried = own.filter(({ name }) => this.releaseCache.isOnTrial(name));
    if (tried.length === 0) return;
    const seen = [...new Set(tried.map(keyOf))].map((key) => seenIn(tried.filter((one) => keyOf(one) === key)));
    await this.sql.query(reportReleases({ seen: JSON.stringify(seen), session: who.session }));
  }

  /** For the metrics. */
  counted(): CountedFailures[] {
    return [...this.failures.values()];
  }

  private count({ name, id, kind }: FrontendReport): void {
    if (kind === 'opened') return;
    const key = `${name} ${id} ${kind}`;
    const count = (this.failures.get(key)?.count ?? 0) + 1;
    this.failures.set(key, { mfe: name, release: id, kind, count });
  }
}
