import { addDays } from '@arogya/domain/clock';
import { make, TEST_PASSWORD } from '@arogya/backend/testing/make';
import { TOMORROW } from '@arogya/backend/testing/clinic';
import type { TestApp } from '@arogya/backend/testing/test-app';
import type { Dice } from './dice';
import type { KnownValue } from './sample';

/** Where the ids of each noun come from; what the callers themselves are is left alone. */
const TABLES: Readonly<Record<string, string>> = {
  appointments: 'appointments where archived_at is null',
  doctors: 'doctors where archived_at is null and is_active',
  patients: 'patients where archived_at is null',
  hospitals: 'hospitals where archived_at is null',
  leads: 'leads where archived_at is null',
  enquiries: 'enquiries where archived_at is null',
  users: `users where archived_at is null and username like 'victim%'`,
  agents: `users where archived_at is null and role = 'agent'`,
  states: 'states',
  cities: 'cities',
  services: 'services',
  specialties: 'specialties',
  handles: 'booking_handles',
};

const OF_FIELD: Readonly<Record<string, string>> = {
  patientId: 'patients',
  doctorId: 'doctors',
  hospitalId: 'hospitals',
  stateId: 'states',
  agentId: 'agents',
  assignedAgentId: 'agents',
  assignedDoctorId: 'doctors',
  userId: 'agents',
};

/** What is in the database, for requests that name what is there. */
export class Records {
  private ids: Record<string, string[]> = {};
  private slugs: string[] = [];
  private last = 0;

  constructor(
    private readonly app: TestApp,
    private readonly dice: Dice,
    /** Hospitals of the callers: named, but never deleted or changed. */
    private readonly kept: readonly string[],
    private readonly usernames: readonly string[],
  ) {}

  /** Looks again; adds rows where little is left. */
  async refresh(): Promise<void> {
    const { sql } = this.app;
    for (const [noun, from] of Object.entries(TABLES)) {
      const rows = await sql.query<{ id: string }>(`select id from ${from} order by random() limit 60`);
      this.ids[noun] = rows.map(({ id }) => id).filter((id) => !this.kept.includes(id));
    }
    this.slugs = (await sql.query<{ slug: string }>('select booking_slug as slug from hospitals where archived_at is null limit 30')).map(
      ({ slug }) => slug,
    );
    if ((this.ids['users']?.length ?? 0) < 10) await this.add(12);
  }

  private async add(count: number): Promise<void> {
    const { sql } = this.app;
    for (let n = 0; n < count; n += 1) {
      this.last += 1;
      const hospital = await make.hospital(sql);
      await make.doctor(sql, { hospital_id: hospital.id });
      await make.patient(sql);
      await make.user(sql, this.dice.of(['agent', 'doctor', 'hospital_admin'] as const), { username: `victim-${this.last}-${Date.now()}` });
    }
    await this.refresh();
  }

  one(noun: string): string {
    const ids = this.ids[noun] ?? [];
    return ids.length > 0 ? this.dice.of(ids) : '7d3f9a52-1c64-4c1b-9a57-5f2f6b1d8e90';
  }

  /** Values for fields and parameters, by their names and by the operation. */
  readonly known: KnownValue = (name, { path }) => {
    const noun = OF_FIELD[name];
    if (path.startsWith('appointments/booking') && (name === 'patientId' || name === 'id')) return this.one('handles');
    if (noun) return this.one(noun);
    if (name === 'id') return this.ofPath(path);
    return this.words(name, path);
  };

  private ofPath(path: string): string {
    if (path.startsWith('appointments/agent')) return this.one('agents');
    if (path.startsWith('appointments/doctor') || path.includes('{slug}/doctors')) return this.one('doctors');
    if (path.startsWith('patients/booking')) return this.one('handles');
    return this.one(path.split('/')[0] ?? '');
  }

  private words(name: string, path: string): unknown {
    const n = (this.last += 1);
    const phone = `+91 9${String(10_000 + this.dice.below(89_999)).slice(0, 4)} ${10_000 + this.dice.below(89_999)}`;
    const time = `${this.dice.of(['09', '10', '11', '14', '15', '16'])}:${this.dice.of(['00', '15', '30', '45'])}`;
    const values: Readonly<Record<string, () => unknown>> = {
      phone: () => phone,
      slug: () => this.dice.of(this.slugs),
      appointmentDate: () => `${addDays(TOMORROW, this.dice.below(14))}T${time}:00+05:30`,
      username: () => (path === 'auth/login' ? this.dice.of(this.usernames) : `victim-${n}-${this.dice.below(1e6)}`),
      password: () => TEST_PASSWORD,
      currentPassword: () => TEST_PASSWORD,
      email: () => `fuzz-${n}@example.in`,
      name: () => `Name ${n} ${this.dice.below(1e6)}`,
      // Beside a patient or a handle it is refused: most bodies leave it open, the others name somebody whom no browser knows.
      person: () => (this.dice.chance(0.8) ? null : undefined),
      code: () => `C${this.dice.below(1e8)}`,
      createUserAccount: () => this.dice.chance(0.1),
      isActive: () => true,
      hospitalName: () => null,
      sort: () => this.dice.of(['createdAt', '-createdAt']),
      page: () => 1 + this.dice.below(3),
      after: () => '',
      q: () => this.dice.of(['asha', 'a', 'dr.', '%', '98']),
    };
    return values[name]?.();
  }
}
