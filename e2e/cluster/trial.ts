import { openHospital, type OpenHospital } from '../trust/load';
import { bookings, Calls, reads } from '../trust/calls';
import { Bookings } from './bookings';
import { switchOver, type Fault } from './faults';
import { Follower, type Followed } from './follower';
import { until, type Machines } from './machines';
import { Stream } from './stream';

const CALM = 16;
/** Open screens: with so many each server has some. */
const STREAMS = 6;
/** Calls of a switchover, reads and bookings. */
const CALLS = 2_000;
const PACE = { lanes: 8, breathMs: 60 };

export interface Outcome extends Followed {
  readonly name: string;
  readonly acknowledged: number;
  readonly lost: number;
  /** Stored and never acknowledged. */
  readonly unsaid: number;
  readonly doubled: number;
  readonly refused: number;
  readonly pauseSeconds: number;
  /** Until no reader of events was behind. */
  readonly readersSeconds: number;
  readonly reopened: number;
  /** Until the last booking was told to every open screen. */
  readonly toldMs: number;
  readonly odd: readonly string[];
}

/** Lets faults happen while somebody books, and counts what of it is stored. */
export class Trial {
  private used = 0;

  private constructor(
    private readonly machines: Machines,
    private readonly hospital: OpenHospital,
    private readonly streams: readonly Stream[],
    private readonly follower: Follower,
  ) {}

  static async begin(machines: Machines): Promise<Trial> {
    const hospital = await openHospital(machines);
    const streams = await Promise.all(Array.from({ length: STREAMS }, () => Stream.of(machines.port, 'agent')));
    return new Trial(machines, hospital, streams, await Follower.of(machines.port));
  }

  /** `role` is that of a standby that follows. */
  async of({ name, happen }: Fault, role?: string): Promise<Outcome> {
    await this.machines.settled(role);
    this.reopened();
    const load = new Bookings(this.hospital, this.used);
    await load.more(CALM);
    await happen(this.machines);
    await load.more(CALM);
    await load.end();
    this.used += load.used;
    await this.machines.settled(role);
    const [last = ''] = load.acknowledged.slice(-1);
    const toldMs = Math.max(...(await Promise.all(this.streams.map((stream) => stream.tells(last)))));
    const readersSeconds = await this.readersCatchUp();
    const followed = await this.follower.reads(load.acknowledged);
    return {
      name,
      ...followed,
      acknowledged: load.acknowledged.length,
      ...(await this.stored(load.acknowledged)),
      refused: load.refused,
      pauseSeconds: load.pauseSeconds,
      readersSeconds,
      reopened: this.reopened(),
      toldMs,
      odd: [...load.odd, ...this.follower.odd.splice(0)],
    };
  }

  /** Calls that nobody repeats, while a planned switchover goes on: how many there were, and which failed. */
  async switchover(): Promise<{ readonly count: number; readonly failed: readonly string[] }> {
    await this.machines.settled();
    const read = reads(this.hospital.agent, 'doctors');
    const calls = new Calls([bookings(this.hospital.agent, this.hospital, this.used), read, read, read], PACE);
    await calls.more(CALLS / 4);
    await switchOver(this.machines);
    await calls.more(Math.max(PACE.lanes, CALLS - calls.count));
    await calls.end();
    this.used += calls.count;
    return calls;
  }

  /** How many of all stored appointments have one message that was sent, and how many more than one. */
  async messages(): Promise<{ readonly appointments: number; readonly sent: number; readonly doubled: number }> {
    const count = async () => {
      const [row] = await this.machines.query<{ appointments: number; sent: number; doubled: number }>(
        `select count(*) as appointments, count(*) filter (where jobs > 0) as sent, count(*) filter (where jobs > 1) as doubled
         from (select (select count(*) from message_jobs j where j.appointment_id = a.id and j.state = 'sent') as jobs
           from appointments a join doctors d on d.id = a.doctor_id where d.hospital_id = (select hospital_id from doctors where id = $1)) of`,
        [this.hospital.doctors[0]],
      );
      return { appointments: Number(row?.appointments), sent: Number(row?.sent), doubled: Number(row?.doubled) };
    };
    await until('a message for each appointment', async () => {
      const { appointments, sent } = await count();
      return appointments === sent;
    }).catch(() => undefined);
    return count();
  }

  end(): void {
    for (const stream of this.streams) stream.stop();
    this.follower.stop();
  }

  /** How many streams were opened since it was last asked. */
  private reopened(): number {
    return this.streams.reduce((sum, stream) => sum + stream.reopened(), 0);
  }

  private async stored(ids: readonly string[]): Promise<Pick<Outcome, 'lost' | 'unsaid' | 'doubled'>> {
    const [row] = await this.machines.query<{ kept: string; other: string; doubled: string }>(
      `select count(*) filter (where id = any($1)) as kept, count(*) filter (where id <> all($1) and number > $2) as other,
         count(*) - count(distinct (doctor_id, start_at)) as doubled
       from appointments where doctor_id = any($3)`,
      [ids, this.before, this.hospital.doctors],
    );
    await this.mark();
    return { lost: ids.length - Number(row?.kept), unsaid: Number(row?.other), doubled: Number(row?.doubled) };
  }

  /** The highest number of an appointment before the trial that runs. */
  private before = 0;

  private async mark(): Promise<void> {
    const [row] = await this.machines.query<{ number: string }>('select coalesce(max(number), 0) as number from appointments');
    this.before = Number(row?.number);
  }

  /** Seconds until no reader of events is behind. */
  private async readersCatchUp(): Promise<number> {
    const began = performance.now();
    await until('the readers of events', async () => {
      const [row] = await this.machines.query<{ late: string }>(
        'select count(*) as late from event_readers r where exists (select from events e where (e.tx, e.id) > (r.tx, r.id))',
      );
      return Number(row?.late) === 0;
    });
    return Math.round((performance.now() - began) / 100) / 10;
  }
}
