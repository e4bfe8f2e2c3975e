import { CalendarOutlined, ClockCircleOutlined, HeartOutlined, PhoneOutlined, ReloadOutlined, TeamOutlined } from '@ant-design/icons';
import type { DashboardStats, FigureCheck, ManagementStats } from '@arogya/api/stats';
import { changeLabel, PERIOD_DAYS } from '@arogya/domain/stats/figures';
import {
  figuresAgree,
  figuresDiffer,
  figuresRepaired,
  FIGURES_UNCHECKED,
  REFERENCE_FIGURES,
  REPORT_FIGURES,
  STATISTICS_FAILED,
  STATISTICS_TITLE,
} from '@arogya/domain/stats/report-texts';
import { Link, sentenceOf } from '@arogya/platform';
import { ErrorState, StaleNotice } from '@arogya/ui/states/error-state';
import { formatDateTime, formatNumber, formatSeconds } from '@arogya/ui/look/formats';
import { Panel } from '@arogya/ui/cards/panel';
import { StatCard, StatRow } from '@arogya/ui/cards/stat-card';
import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import type { useReports } from './use-reports';
import { DEFAULT_ZONE, withOffset } from '@arogya/domain/clock';
import { LAST_UPDATED } from '@arogya/domain/stats/texts';

/** The time of the last update, with seconds, because figures come every 30 s. */
const LastUpdated = ({ at, zone }: { at: number | undefined; zone: string }) => (
  <span className="ad-report-updated">
    {LAST_UPDATED} {at ? <time dateTime={withOffset(at, zone)}>{formatSeconds(withOffset(at, zone), zone)}</time> : '—'}
  </span>
);

type Key = (typeof REPORT_FIGURES)[number]['key'];

const LOOKS: Record<Key, { icon: ReactNode; tone: 'primary' | 'accent' | 'info' | 'success' | 'warning' }> = {
  totalAppointments: { icon: <CalendarOutlined />, tone: 'primary' },
  todayAppointments: { icon: <ClockCircleOutlined />, tone: 'info' },
  totalPatients: { icon: <TeamOutlined />, tone: 'accent' },
  activeDoctors: { icon: <HeartOutlined />, tone: 'success' },
  pendingLeads: { icon: <PhoneOutlined />, tone: 'warning' },
};

/** '+12% in 30 days', if there is a period to compare with. */
function changeOf(stats: DashboardStats | undefined, key: Key): string | undefined {
  const changes: Partial<Record<Key, number | null>> = stats?.changes ?? {};
  const change = changes[key];
  return typeof change === 'number' ? `${changeLabel(change)} in ${PERIOD_DAYS} days` : undefined;
}

const Figures = ({ stats, loading }: { stats: DashboardStats | undefined; loading: boolean }) => (
  <div className="ad-report-figures">
    <StatRow>
      {REPORT_FIGURES.map(({ key, label }) => (
        <StatCard key={key} label={label} value={stats?.[key]} loading={loading} hint={changeOf(stats, key)} {...LOOKS[key]} />
      ))}
    </StatRow>
  </div>
);

/** The sizes of the reference data in one line; it is changed in System Management. */
const ReferenceLine = ({ counts }: { counts: ManagementStats | undefined }) =>
  counts ? (
    <p className="ad-report-reference">
      {REFERENCE_FIGURES.map(({ key, label }) => (
        <span key={key}>
          <strong>{formatNumber(counts[key])}</strong> {label}
        </span>
      ))}
      <Link to="/management">System Management</Link>
    </p>
  ) : null;

const countOf = (differing: FigureCheck['differing']): number => differing.reduce((sum, { count }) => sum + count, 0);

/** Whether the kept figures agreed with the records last night, and what became of those that did not. */
function CheckLine({ check }: { check: FigureCheck | undefined }) {
  if (!check) return null;
  const when = check.checkedAt ? formatDateTime(check.checkedAt, DEFAULT_ZONE) : '';
  const wrong = check.differing.filter(({ repaired }) => !repaired);
  const repaired = check.differing.filter((one) => one.repaired);
  if (check.differing.length === 0) return <p className="ad-report-reference">{when ? figuresAgree(when) : FIGURES_UNCHECKED}</p>;
  return (
    <>
      {wrong.length > 0 ? <Alert type="warning" showIcon title={figuresDiffer(when, countOf(wrong))} description={kindsIn(wrong)} /> : null}
      {repaired.length > 0 ? (
        <Alert type="info" showIcon title={figuresRepaired(when, countOf(repaired))} description={kindsIn(repaired)} />
      ) : null}
    </>
  );
}

const kindsIn = (differing: FigureCheck['differing']): string =>
  differing.map(({ figure, count }) => `${figure}: ${formatNumber(count)}`).join(', ');

type StatisticsProps = Pick<ReturnType<typeof useReports>, 'stats' | 'reference' | 'check' | 'refresh' | 'refreshing'> & {
  readonly zone: string;
};

/** The figures, the time of their update, and the Refresh button. A failed refresh keeps the old figures. */
export function StatisticsSection({ stats, reference, check, refresh, refreshing, zone }: StatisticsProps) {
  const retry = (): void => void refresh();
  const failure = stats.error ? { text: sentenceOf(stats.error, STATISTICS_FAILED), onRetry: retry, retrying: refreshing } : null;
  return (
    <section className="ad-report-part" aria-labelledby="report-statistics">
      <header className="ad-report-head">
        <h2 id="report-statistics">{STATISTICS_TITLE}</h2>
        <div className="ad-report-tools">
          <LastUpdated at={stats.data ? stats.fulfilledTimeStamp : undefined} zone={zone} />
          <Button icon={<ReloadOutlined />} loading={refreshing} onClick={retry}>
            Refresh
          </Button>
        </div>
      </header>
      {failure && stats.data ? <StaleNotice {...failure} /> : null}
      {failure && !stats.data ? (
        <Panel>
          <ErrorState {...failure} />
        </Panel>
      ) : (
        <Figures stats={stats.data} loading={stats.isLoading} />
      )}
      <ReferenceLine counts={reference.data} />
      <CheckLine check={check.data} />
    </section>
  );
}
