import { Counter, Gauge, type Registry } from 'prom-client';
import type { Pool } from 'pg';
import { BUILT } from '../built';
import { SCHEMA } from '../database/migrations';
import type { Drain } from '../drain';
import type { JobWatch } from '../job-watch';
import type { EventsService } from '../live/events.service';
import type { FrontendReports } from '../releases/reports.service';
import type { Trials } from '../releases/trials.service';
import type { WebhookFigures } from '../webhooks/sending/webhook-figures';
import type { DatabaseFigures } from './database-figures';

/** What is asked whenever somebody looks at the metrics. */
export interface MetricSources {
  readonly pool: Pool;
  readonly jobs: JobWatch;
  readonly drain: Drain;
  readonly streams: EventsService;
  readonly figures: DatabaseFigures;
  readonly webhooks: WebhookFigures;
  readonly reports: FrontendReports;
  readonly trials: Trials;
}

interface GaugeOptions {
  readonly name: string;
  readonly help: string;
  readonly labelNames?: readonly string[];
}

/** A gauge that `fill` fills at each look. */
function gauge(registry: Registry, meant: GaugeOptions, fill: (gauge: Gauge) => Promise<void> | void): void {
  new Gauge({
    ...meant,
    labelNames: [...(meant.labelNames ?? [])],
    registers: [registry],
    async collect(this: Gauge) {
      this.reset();
      await fill(this);
    },
  });
}

function addPool(registry: Registry, { pool }: MetricSources): void {
  const meant = { name: 'db_pool_connections', help: 'Connections to the database, and calls that wait for one', labelNames: ['state'] };
  gauge(registry, meant, (connections) => {
    connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
    connections.set({ state: 'idle' }, pool.idleCount);
    connections.set({ state: 'waiting' }, pool.waitingCount);
  });
}

/** The label is not called `job`: Prometheus has one of that name itself, and would rename ours. */
function addJobs(registry: Registry, { jobs }: MetricSources): void {
  gauge(registry, { name: 'job_age_seconds', help: 'Since the last good end of a repeated job', labelNames: ['name'] }, (age) => {
    for (const { job, seconds } of jobs.ages()) age.set({ name: job }, seconds);
  });
  const overdue = {
    name: 'job_overdue',
    help: '1 when a repeated job has not ended well for more than twice its time',
    labelNames: ['name'],
  };
  gauge(registry, overdue, (late) => {
    for (const { job } of jobs.ages()) late.set({ name: job }, 0);
    for (const { job } of jobs.overdue()) late.set({ name: job }, 1);
  });
}

function addMessages(registry: Registry, { figures }: MetricSources): void {
  gauge(registry, { name: 'message_jobs', help: 'Messages to patients, by state', labelNames: ['state'] }, async (jobs) => {
    for (const { state, jobs: count } of (await figures.read())?.messages ?? []) jobs.set({ state }, count);
  });
  const oldest = { name: 'message_jobs_oldest_seconds', help: 'For how long the oldest waiting message has been due' };
  gauge(registry, oldest, async (seconds) => {
    const queued = (await figures.read())?.messages.find(({ state }) => state === 'queued');
    seconds.set(queued?.oldest ?? 0);
  });
}

function addDatabase(registry: Registry, { figures }: MetricSources): void {
  gauge(registry, { name: 'database_up', help: '1 when the database answers' }, async (up) => up.set((await figures.read()) ? 1 : 0));
  const lag = { name: 'event_reader_lag_seconds', help: 'For how long the next event of a reader has waited', labelNames: ['reader'] };
  gauge(registry, lag, async (seconds) => {
    for (const { reader, seconds: waited } of (await figures.read())?.lags ?? []) seconds.set({ reader }, waited);
  });
}

function addServer(registry: Registry, { streams, drain }: MetricSources): void {
  gauge(registry, { name: 'sse_connections', help: 'Open streams of events' }, (open) => open.set(streams.openStreams));
  gauge(registry, { name: 'server_draining', help: '1 when the server was asked to stop' }, (state) => state.set(drain.draining ? 1 : 0));
  const labels = { version: BUILT.version ?? '', commit: BUILT.commit ?? '', schema: String(SCHEMA), node: process.versions.node };
  const build = { name: 'build_info', help: 'Always 1: what runs stands in the labels', labelNames: Object.keys(labels) };
  gauge(registry, build, (info) => info.set(labels, 1));
}

/** A counter of what is counted elsewhere. */
function counter(registry: Registry, meant: GaugeOptions, fill: (counter: Counter) => void): void {
  new Counter({
    ...meant,
    labelNames: [...(meant.labelNames ?? [])],
    registers: [registry],
    collect(this: Counter) {
      this.reset();
      fill(this);
    },
  });
}

function addFrontEnds(registry: Registry, { reports, trials }: MetricSources): void {
  const failures = {
    name: 'frontend_failures_total',
    help: 'Failures of micro-frontends that open tabs have reported, by how they failed',
    labelNames: ['mfe', 'release', 'kind'],
  };
  counter(registry, failures, (total) => {
    for (const { count, ...labels } of reports.counted()) total.inc({ ...labels }, count);
  });
  const withdrawn = {
    name: 'frontend_withdrawn_total',
    help: 'Releases on trial that this server has taken back, since they failed too often',
  };
  counter(registry, withdrawn, (total) => total.inc(trials.takenBack));
}

function addWebhooks(registry: Registry, { figures, webhooks }: MetricSources): void {
  gauge(registry, { name: 'webhook_endpoints', help: 'Webhooks, by state', labelNames: ['state'] }, async (endpoints) => {
    for (const { state, endpoints: count } of (await figures.read())?.webhooks.endpoints ?? []) endpoints.set({ state }, count);
  });
  const open = { name: 'webhook_deliveries', help: 'Deliveries of webhooks that are not delivered, by state', labelNames: ['state'] };
  gauge(registry, open, async (deliveries) => {
    for (const { state, deliveries: count } of (await figures.read())?.webhooks.deliveries ?? []) deliveries.set({ state }, count);
  });
  const oldest = { name: 'webhook_deliveries_oldest_seconds', help: 'For how long the next delivery of an active webhook has been due' };
  gauge(registry, oldest, async (seconds) => seconds.set((await figures.read())?.webhooks.oldest ?? 0));
  const calls = { name: 'webhook_calls_total', help: 'Calls of receivers, by what came of them', labelNames: ['outcome'] };
  counter(registry, calls, (total) => {
    for (const [outcome, count] of webhooks.calls) total.inc({ outcome }, count);
  });
  const skipped = { name: 'webhook_events_skipped_total', help: 'Events that webhooks were not told of, since they could not be read' };
  counter(registry, skipped, (total) => total.inc(webhooks.skipped));
}

/** The metrics of a server besides those of its calls; docs/deploy/alerts.md says what to do about them. */
export function addServerMetrics(registry: Registry, asked: MetricSources): void {
  for (const add of [addPool, addJobs, addMessages, addDatabase, addServer, addFrontEnds, addWebhooks]) add(registry, asked);
}
