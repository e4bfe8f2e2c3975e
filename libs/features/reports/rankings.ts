import { doctorName } from '@arogya/domain/doctors/doctor-name';
import type { FunnelStep, LeadSourceCount, NoShowsOfDoctor } from '@arogya/api/stats';
import { LEAD_STATUS, LEAD_STATUSES, type LeadStatus } from '@arogya/domain/leads/status';
import { formatNumber } from '@arogya/ui/look/formats';

/** One bar with its name and the text at its end. */
export interface RankedBar {
  readonly name: string;
  readonly value: number;
  readonly note: string;
}

/** The part in percent, '12%'; '0%' of nothing. */
export const percentOf = (part: number, whole: number): string => `${whole > 0 ? Math.round((part / whole) * 100) : 0}%`;

const noted = (name: string, value: number, whole: number): RankedBar => ({
  name,
  value,
  note: `${formatNumber(value)} (${percentOf(value, whole)})`,
});

export interface Funnel {
  readonly total: number;
  readonly lost: number;
  /** Leads that reached at least this step, and those that are at it now. */
  readonly steps: readonly (RankedBar & { readonly status: LeadStatus; readonly now: number })[];
}

/** How far leads got. Every lead was new once. The earlier status of a lost lead is not known, so it counts for the first step only. */
export function funnelOf(counts: readonly FunnelStep[]): Funnel {
  const now = (status: LeadStatus): number => counts.find((step) => step.status === status)?.leads ?? 0;
  const total = LEAD_STATUSES.reduce((sum, status) => sum + now(status), 0);
  const path = LEAD_STATUSES.filter((status) => status !== 'lost');
  const steps = path.map((status, index) => {
    const reached = index === 0 ? total : path.slice(index).reduce((sum, further) => sum + now(further), 0);
    return { ...noted(LEAD_STATUS[status].label, reached, total), status, now: now(status) };
  });
  return { total, lost: now('lost'), steps };
}

export function sourceBars(sources: readonly LeadSourceCount[]): RankedBar[] {
  const total = sources.reduce((sum, { leads }) => sum + leads, 0);
  return sources.map(({ source, leads }) => noted(source, leads, total));
}

/** As long as the share is high, which is what they are ordered by: a doctor with many patients misses many. */
export const noShowBars = (doctors: readonly NoShowsOfDoctor[]): RankedBar[] =>
  doctors.map(({ fullName, noShows, appointments }) => ({
    name: doctorName(fullName),
    value: appointments > 0 ? noShows / appointments : 0,
    note: `${formatNumber(noShows)} of ${formatNumber(appointments)} (${percentOf(noShows, appointments)})`,
  }));
