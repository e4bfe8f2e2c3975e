import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '../appointments/clock';
import { Config } from '../config';
import { Sql } from '../database/sql';
import { errorName } from '../error-name';
import { JobWatch } from '../job-watch';
import { Messages } from './message';
import { MessageJobs } from './message-jobs';
import { queueCancelled, queueConfirmations, queueMoved, queueReminders } from './appointment-messages.sql';
import { iso } from '../iso';

/** With the seconds of Undo, everybody is informed of a closed day within a minute (docs/adr/0025-calendar-changes.md). */
const SCAN_MS = 30_000;
const QUEUES = [queueConfirmations, queueMoved, queueCancelled, queueReminders];

/**
 * Sends patients messages about their appointments: when one is booked, moved or cancelled, and the day before. A scan finds
 * whom to inform, so that no booking waits for it and nothing is lost while a server was down.
 */
@Injectable()
export class AppointmentMessages {
  private readonly logger = new Logger(AppointmentMessages.name);
  private readonly hasScanned: () => void;

  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly messages: Messages,
    private readonly jobs: MessageJobs,
    private readonly config: Config,
    watch: JobWatch,
  ) {
    this.hasScanned = watch.expect('scan of appointments for messages', SCAN_MS);
  }

  @Interval(SCAN_MS)
  async scan(): Promise<void> {
    const { channels } = this.messages;
    if (channels.length === 0) return this.hasScanned();
    const targets = { bySms: channels.includes('sms'), byEmail: channels.includes('email'), address: this.config.publicBaseUrl };
    const values = { now: iso(this.clock.now()), ...targets, everyLanguage: this.config.demo };
    try {
      for (const queue of QUEUES) await this.sql.query(queue(values));
      this.hasScanned();
    } catch (error) {
      this.logger.warn({ error: errorName(error) }, 'Appointments could not be scanned for messages');
    }
    await this.jobs.run();
  }
}
