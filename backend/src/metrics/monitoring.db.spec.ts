import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { groupedBy, seriesIn } from '../testing/metric-names';
import { metricsText, namesIn } from '../testing/metrics-text';
import { startTestApp, type TestApp } from '../testing/test-app';
import { Metrics } from './metrics';

const textOf = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

interface Alert {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook: string };
}
const { groups } = parse(textOf('deploy/monitoring/alerts.yml')) as { groups: { rules: Alert[] }[] };
const alerts = groups.flatMap(({ rules }) => rules);
const { panels } = JSON.parse(textOf('deploy/monitoring/dashboard.json')) as { panels: { targets?: { expr: string }[] }[] };
const expressions = [...alerts.map(({ expr }) => expr), ...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))];

/** What Prometheus adds by itself: whether a server answered, and which one a series comes from. */
const UP = 'up';
const ADDED = ['job', 'instance', 'le'];

describe('alerts and dashboard', () => {
  let test: TestApp;
  let names: ReadonlySet<string>;
  let metrics: Metrics;
  beforeAll(async () => {
    test = await startTestApp({ env: { METRICS_PORT: '0' } });
    names = namesIn(await metricsText(test));
    metrics = test.app.get(Metrics, { strict: false });
  });
  afterAll(() => test.close());

  const hasLabel = (name: string, label: string): boolean =>
    ADDED.includes(label) || metrics.hasLabel(name.replace(/_(?:bucket|sum|count)$/u, ''), label);

  /** Names and labels that no server tells. */
  const wrongIn = (expression: string): string[] => {
    const series = seriesIn(expression);
    return [
      ...series.filter(({ name }) => name !== UP && !names.has(name)).map(({ name }) => name),
      ...series.flatMap(({ name, labels: matched }) => matched.filter((label) => !hasLabel(name, label))),
      ...groupedBy(expression).filter((label) => !series.some(({ name }) => hasLabel(name, label))),
    ];
  };

  it('ask for nothing that a server does not tell', () => {
    expect(expressions.length).toBeGreaterThan(25);
    expect(expressions.flatMap((expression) => wrongIn(expression))).toEqual([]);
    expect(expressions.filter((expression) => seriesIn(expression).length === 0)).toEqual([]);
  });

  it.each([
    ['sum(rate(http_requests_total[5m])) > 1', 'http_requests_total'],
    ['max by (queue) (message_jobs{state="failed"})', 'queue'],
    ['job_overdue{task="messages"} == 1', 'task'],
    ['sum(database_up) / sum(process_uptime)', 'process_uptime'],
  ])('a planted fault is found: %s', (expression, fault) => {
    expect(wrongIn(expression)).toEqual([fault]);
  });

  it('use everything of ours that a server tells', () => {
    const used = new Set(expressions.flatMap((expression) => seriesIn(expression).map(({ name }) => name)));
    const ours = [...names].filter((name) => !/^(?:process|nodejs)_/u.test(name));
    expect(ours.filter((name) => !used.has(name))).toEqual([]);
  });

  it('every alert leads to its part of the page, and every part belongs to an alert', () => {
    const page = textOf('docs/deploy/alerts.md');
    const headings = [...page.matchAll(/^## (\w+)$/gmu)].map(([, heading]) => heading);
    expect(headings).toEqual(alerts.map(({ alert }) => alert));
    for (const {
      alert,
      labels: { severity },
      annotations,
    } of alerts) {
      expect(annotations.runbook).toBe(`docs/deploy/alerts.md#${alert.toLowerCase()}`);
      expect(['page', 'ticket']).toContain(severity);
      expect(annotations.summary).toBeTruthy();
    }
  });
});
