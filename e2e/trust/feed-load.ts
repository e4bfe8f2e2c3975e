import { setTimeout as pause } from 'node:timers/promises';
import { addDays, dayOf, DEFAULT_ZONE } from '@arogya/domain/clock';
import { makeClinic, type Clinic } from '@arogya/backend/testing/clinic';
import type { Answer, Caller } from '@arogya/backend/testing/caller';
import { make } from '@arogya/backend/testing/make';
import type { TestApp } from '@arogya/backend/testing/test-app';
import pg from 'pg';
import type { Dice } from './dice';

const SLOW_MS = 2_000;
const OWN_LEADS = 40;
const HOURS = ['09', '10', '11', '14', '15', '16'];
const QUARTERS = ['00', '15', '30', '45'];

type Writer = () => Promise<void>;

/**
 * Always another note: what changes nothing leaves no event, as it leaves no audit row. No status: figures of leads are counted in the
 * transaction, and whoever takes two seconds over them would keep everybody waiting.
 */
const CHANGE_LEADS = `update leads set notes = $2 || version, version = version + 1, updated_at = now() where id = any ($1::uuid[])`;
const STATUSES = ['new', 'assigned', 'contacted', 'lost'] as const;

/** Six who write at the same time, each over a connection of its own: three through the API, three in SQL, one of these slowly. */
export class FeedLoad {
  private stopped = false;
  private readonly clients: pg.Client[] = [];
  private shared: readonly string[] = [];
  private clinic!: Clinic;
  private made = 0;
  /** Transactions that were rolled back, and those that took two seconds. */
  readonly done = { rolledBack: 0, slow: 0, calls: 0 };

  constructor(
    private readonly app: TestApp,
    private readonly dice: Dice,
  ) {}

  async prepare(): Promise<void> {
    this.clinic = await makeClinic(this.app);
    this.shared = await this.leads();
  }

  /** Writes until `enough`, and comes back when all that was begun has ended. */
  async run(enough: () => Promise<boolean>): Promise<void> {
    const admins = [await this.app.as('admin'), await this.app.as('admin'), await this.app.as('admin')] as const;
    const writers: Writer[] = [
      this.leadsThrough(admins[0]),
      this.recordsThrough(admins[1]),
      this.appointmentsThrough(admins[2]),
      await this.inSql(this.quick(await this.leads())),
      await this.inSql(this.quick(await this.leads())),
      await this.inSql(this.slow(await this.leads())),
    ];
    const running = Promise.all(writers.map((write) => this.repeat(write)));
    while (!(await enough())) await Promise.race([running, pause(200)]);
    this.stopped = true;
    await running;
    await Promise.all(this.clients.map((client) => client.end()));
  }

  private async repeat(write: Writer): Promise<void> {
    while (!this.stopped) await write();
  }

  private async leads(): Promise<string[]> {
    const text = `insert into leads (patient_name, phone, phone_key) select 'Meera', '+91 55500 10042', '+915550010042' from generate_series(1, $1) returning id`;
    return (await this.app.sql.query<{ id: string }>(text, [OWN_LEADS])).map(({ id }) => id);
  }

  private some(all: readonly string[]): string[] {
    return all.filter(() => this.dice.chance(0.25));
  }

  private async inSql(write: (client: pg.Client) => Promise<void>): Promise<Writer> {
    const client = new pg.Client({ connectionString: this.app.config.databaseUrl });
    // Its end is told by what it was asked last.
    client.on('error', () => undefined);
    await client.connect();
    this.clients.push(client);
    return () => write(client);
  }

  private async end(client: pg.Client): Promise<void> {
    const rollback = this.dice.chance(0.25);
    await client.query(rollback ? 'rollback' : 'commit');
    if (rollback) this.done.rolledBack += 1;
  }

  private quick(own: readonly string[]) {
    return async (client: pg.Client): Promise<void> => {
      await client.query('begin');
      await client.query(CHANGE_LEADS, [this.some(own), `note ${this.dice.below(1000)} `]);
      await this.end(client);
      await pause(this.dice.below(20));
    };
  }

  /** It has its id first, and changes two seconds later what others have changed meanwhile. */
  private slow(own: readonly string[]) {
    return async (client: pg.Client): Promise<void> => {
      await client.query('begin');
      await client.query(CHANGE_LEADS, [this.some(own), 'slow ']);
      await pause(SLOW_MS);
      await client.query(CHANGE_LEADS, [[this.dice.of(this.shared)], 'late ']);
      await this.end(client);
      this.done.slow += 1;
    };
  }

  /** A call that is refused, because somebody else was there before, changes nothing. */
  private async called(answer: Promise<Answer>): Promise<Answer> {
    const got = await answer;
    if (got.status >= 500) throw new Error(`A writer was answered with ${got.status}: ${got.text}`);
    this.done.calls += 1;
    return got;
  }

  private leadsThrough(admin: Caller): Writer {
    return async () => {
      const { body } = await this.called(admin.post('leads', { patientName: 'Asha', phone: '+91 55500 10043' }));
      await this.called(admin.put(`leads/${body.id}`, { status: this.dice.of(STATUSES) }));
      await this.called(admin.put(`leads/${this.dice.of(this.shared)}`, { notes: 'shared', status: this.dice.of(STATUSES) }));
      if (this.dice.chance(0.5)) await this.called(admin.delete(`leads/${body.id}`));
      if (this.dice.chance(0.5)) await this.called(admin.post(`leads/${body.id}/restore`));
    };
  }

  private recordsThrough(admin: Caller): Writer {
    return async () => {
      const { id } = await make.patient(this.app.sql);
      await this.called(admin.put(`patients/${id}`, { name: `Asha ${this.dice.below(1000)}` }));
      if (this.dice.chance(0.3)) await this.called(admin.delete(`patients/${id}`));
      await this.called(admin.put(`doctors/${this.clinic.doctor.id}`, { licenseNumber: `MH-${this.dice.below(1000)}` }));
    };
  }

  private appointmentsThrough(admin: Caller): Writer {
    return async () => {
      const n = (this.made += 1);
      const day = addDays(dayOf(Date.now(), DEFAULT_ZONE), 1 + Math.floor(n / 24));
      const appointmentDate = `${day}T${HOURS[n % 6]}:${QUARTERS[Math.floor(n / 6) % 4]}:00+05:30`;
      const { doctor, patient } = this.clinic;
      const { body, status } = await this.called(
        admin.post('appointments', { doctorId: doctor.id, patientId: patient.id, appointmentDate }),
      );
      if (status !== 201) return;
      await this.called(admin.put(`appointments/${body.id}`, { status: this.dice.of(['confirmed', 'cancelled', 'completed']) }));
      if (this.dice.chance(0.3)) await this.called(admin.delete(`appointments/${body.id}`));
    };
  }
}
