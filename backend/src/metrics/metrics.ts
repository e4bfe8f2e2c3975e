import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { Pool } from 'pg';
import type { Registry } from 'prom-client';
import { Config, StartFailure } from '../config';
import { Drain } from '../drain';
import { errorName } from '../error-name';
import { JobWatch } from '../job-watch';
import { EventsService } from '../live/events.service';
import { FrontendReports } from '../releases/reports.service';
import { Trials } from '../releases/trials.service';
import { WebhookFigures } from '../webhooks/sending/webhook-figures';
import { DatabaseFigures } from './database-figures';

/** Tells a program that watches the server how it is, on a port of its own: what it says is not for the internet. */
@Injectable()
export class Metrics implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Metrics.name);
  private registry: Registry | null = null;
  private server: Server | null = null;

  constructor(
    private readonly config: Config,
    private readonly pool: Pool,
    private readonly jobs: JobWatch,
    private readonly drain: Drain,
    private readonly streams: EventsService,
    private readonly figures: DatabaseFigures,
    private readonly webhooks: WebhookFigures,
    private readonly reports: FrontendReports,
    private readonly trials: Trials,
  ) {}

  /** The port that it listens on; null where metrics are off. */
  get port(): number | null {
    return this.server ? (this.server.address() as AddressInfo).port : null;
  }

  /** Whether a metric has this label: the package refuses one that was not stated with it. */
  hasLabel(name: string, label: string): boolean {
    try {
      return Boolean(this.registry?.getSingleMetric(name)?.labels({ [label]: '' }));
    } catch {
      return false;
    }
  }

  /** Where metrics are off no call is measured, and none costs anything. */
  async attach(server: FastifyInstance): Promise<void> {
    if (!this.config.metrics) return;
    const { collect } = await import('./collect');
    const { pool, jobs, drain, streams, figures, webhooks, reports, trials } = this;
    this.registry = collect(server, { pool, jobs, drain, streams, figures, webhooks, reports, trials });
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.metrics) return;
    const { host, port } = this.config.metrics;
    const server = createServer((request, response) => void this.answer(request, response));
    await new Promise<void>((listens, refuse) => {
      server.once('error', (error: NodeJS.ErrnoException) =>
        refuse(new StartFailure(`METRICS_PORT ${port} cannot be used at ${host} (${error.code}). Set another one and start again.`)),
      );
      server.listen(port, host, listens);
    });
    this.server = server;
    this.logger.log({ host, port: this.port }, 'Metrics');
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  private async answer({ method, url }: IncomingMessage, response: ServerResponse): Promise<void> {
    const { registry } = this;
    if (!registry || method !== 'GET' || url !== '/metrics') return void response.writeHead(404).end();
    try {
      const text = await registry.metrics();
      response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text);
    } catch (error) {
      this.logger.warn({ error: errorName(error) }, 'Metrics could not be sent');
      response.writeHead(500).end();
    }
  }
}
