import { setTimeout as pause } from 'node:timers/promises';
import { addDays, dayOf } from '@arogya/domain/clock';
import type { Real } from './real';
import { send, type CallAnswer } from './send';

const LANES = 8;
const DOCTORS = 20;
const PASSWORD = 'demo1234';
const JSON_TYPE = ['content-type', 'application/json'] as const;

/** A program that is signed in as a demo account. */
export class Client {
  private cookie = '';

  constructor(private readonly port: number) {}

  static async as(port: number, username: string): Promise<Client> {
    const client = new Client(port);
    const got = await client.call('POST', 'auth/login', { username, password: PASSWORD });
    if (got.status !== 200) throw new Error(`Signing in as ${username} answered ${got.status}: ${got.text}`);
    const cookies = [got.headers['set-cookie'] ?? []].flat();
    client.cookie = cookies.map((line) => line.split(';')[0]).join('; ');
    return client;
  }

  call(method: string, path: string, body?: object, headers: Readonly<Record<string, string>> = {}): Promise<CallAnswer> {
    const cookie = this.cookie ? [['cookie', this.cookie] as const] : [];
    const type = body ? [JSON_TYPE] : [];
    const host = [['host', `localhost:${this.port}`] as const];
    const all = [...host, ...cookie, ...type, ...Object.entries(headers)];
    return send(this.port, { method, target: `/api/${path}`, headers: all, body: body ? Buffer.from(JSON.stringify(body)) : null });
  }
}

export interface OpenHospital {
  readonly agent: Client;
  /** Signed in as nobody: a sign-in ends the session of the browser that makes it. */
  readonly stranger: Client;
  readonly patientId: string;
  readonly doctors: readonly string[];
  readonly slug: string;
}

/** Doctors who work day and night at a hospital of their own, a patient, and somebody who books. */
export async function openHospital(product: Pick<Real, 'port' | 'query'>): Promise<OpenHospital> {
  const [hospital] = await product.query<{ id: string; slug: string }>(
    `insert into hospitals (name, city, booking_slug) values ('Trust', 'Pune', 'trust-' || gen_random_uuid()) returning id, booking_slug as slug`,
  );
  const doctors = await product.query<{ id: string }>(
    `insert into doctors (full_name, specialty, phone, city, hospital_id, working_days, time_slots)
     select 'Dr. ' || n, 'Cardiology', '+91 55500 10001', 'Pune', $1,
       '{Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday}', '{00:00-23:45}' from generate_series(1, ${DOCTORS}) n returning id`,
    [hospital?.id],
  );
  const agent = await Client.as(product.port, 'agent');
  const patient = await agent.call('POST', 'patients', { name: 'Trust Patient', phone: '+91 98765 00001' });
  const { id: patientId } = JSON.parse(patient.text) as { id: string };
  return { agent, stranger: new Client(product.port), patientId, doctors: doctors.map(({ id }) => id), slug: hospital?.slug ?? '' };
}

/** The nth start of all doctors, from the day after tomorrow on. */
export function startOf({ doctors }: OpenHospital, n: number): { readonly doctorId: string; readonly appointmentDate: string } {
  const doctorId = doctors[n % doctors.length] ?? '';
  const start = Math.floor(n / doctors.length);
  const minutes = (start % 90) * 15;
  const day = addDays(dayOf(Date.now(), 'Asia/Kolkata'), 2 + Math.floor(start / 90));
  const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  return { doctorId, appointmentDate: `${day}T${time}:00+05:30` };
}

/** Many times what a busy machine takes. */
const PATIENCE_MS = 600_000;

/** Waits for bookings to be acknowledged; throws where none is, as when the server is gone. */
export async function acknowledged(isSo: () => boolean): Promise<void> {
  const last = performance.now() + PATIENCE_MS;
  while (!isSo()) {
    if (performance.now() > last) throw new Error(`no booking was acknowledged for ${PATIENCE_MS / 1000} s`);
    await pause(5);
  }
}

export interface Acknowledged {
  readonly id: string;
  /** When its request was sent. */
  readonly sentAt: number;
  readonly at: number;
}

/**
 * Bookings without a pause, some of them two for one start. Who gets no answer, or 503, repeats with the same
 * Idempotency-Key until there is one.
 */
export class Load {
  readonly acknowledged: Acknowledged[] = [];
  readonly odd: string[] = [];
  refused = 0;
  repeated = 0;
  private stopped = false;
  private abandoned = false;
  private next = 0;
  private lanes: Promise<void>[] = [];

  constructor(
    private readonly hospital: OpenHospital,
    private readonly from: number,
  ) {}

  begin(): this {
    this.lanes = Array.from({ length: LANES }, () => this.lane());
    return this;
  }

  /** Ends when every attempt has had its answer. */
  async end(): Promise<void> {
    this.stopped = true;
    await Promise.all(this.lanes);
  }

  /** Ends without waiting for answers, where there will be none. */
  abandon(): void {
    this.stopped = true;
    this.abandoned = true;
  }

  /** When a booking that was asked for after `moment` was acknowledged. */
  async firstAfter(moment: number): Promise<number> {
    const first = (): Acknowledged | undefined => this.acknowledged.find(({ sentAt }) => sentAt > moment);
    await acknowledged(() => first() !== undefined);
    return first()?.at ?? NaN;
  }

  /** Waits for so many more bookings. */
  async more(count: number): Promise<void> {
    const wanted = this.acknowledged.length + count;
    await acknowledged(() => this.acknowledged.length >= wanted);
  }

  private async lane(): Promise<void> {
    while (!this.stopped) {
      const n = (this.next += 1);
      await this.attempt(n, startOf(this.hospital, this.from + Math.floor((n * 4) / 5)));
    }
  }

  private async attempt(n: number, requested: object): Promise<void> {
    while (!this.abandoned) {
      const sentAt = performance.now();
      const body = { patientId: this.hospital.patientId, ...requested };
      const got = await this.hospital.agent.call('POST', 'appointments', body, { 'idempotency-key': `trust-${this.from}-${n}` });
      if (got.status === 201) {
        this.acknowledged.push({ id: (JSON.parse(got.text) as { id: string }).id, sentAt, at: performance.now() });
        return;
      }
      if (got.status === 409) {
        this.refused += 1;
        return;
      }
      if (got.status !== 0 && got.status !== 503) {
        this.odd.push(`${got.status} ${got.text.slice(0, 200)}`);
        return;
      }
      this.repeated += 1;
      await pause(50);
    }
  }
}
