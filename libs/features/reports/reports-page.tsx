import './reports.css';
import './charts.css';
import { DEFAULT_ZONE, labelOfDay } from '@arogya/domain/clock';
import { ANALYTICS_TITLE } from '@arogya/domain/stats/report-texts';
import { todayIn } from '@arogya/features/times/today';
import { ExportButton } from '@arogya/features/exports/export-button';
import { KeysHelp } from '@arogya/features/keyboard/keys-help';
import { useShortcuts } from '@arogya/features/keyboard/use-shortcuts';
import { PageHeader, useUrlState } from '@arogya/platform';
import { AnalyticsSection } from './analytics-section';
import { DaysChoice } from './days-choice';
import { REPORT_VIEW, spanOf } from './report-days';
import { StatisticsSection } from './statistics-section';
import { useReports, useReportZone } from './use-reports';

const Exports = () => (
  <div className="ad-report-exports">
    <ExportButton file="appointments" />
    <ExportButton file="leads" />
  </div>
);

/** Reports and Analytics (docs/spec/screens.md): of all hospitals, or of the own one. */
export function ReportsPage() {
  const [view, setView] = useUrlState(REPORT_VIEW);
  const zone = useReportZone();
  const today = todayIn(zone);
  const span = spanOf(view, today);
  const reports = useReports(span);
  useShortcuts([{ key: 'r', label: 'Refresh', run: () => void reports.refresh() }]);
  return (
    <>
      <PageHeader actions={<Exports />} />
      <StatisticsSection {...reports} zone={zone ?? DEFAULT_ZONE} />
      <section className="ad-report-part" aria-labelledby="report-analytics">
        <header className="ad-report-head">
          <div>
            <h2 id="report-analytics">{ANALYTICS_TITLE}</h2>
            <p>
              {labelOfDay(span.from)} – {labelOfDay(span.to)}
            </p>
          </div>
          <DaysChoice view={view} span={span} today={today} onChange={setView} />
        </header>
        <AnalyticsSection span={span} shown={reports.shown} analytics={reports.analytics} />
      </section>
      <KeysHelp />
    </>
  );
}
