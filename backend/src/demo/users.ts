import { demoId } from './chance';
import type { DemoDoctor } from './doctors';
import type { DemoHospital } from './hospitals';

/** The password of every account of the demo. */
export const DEMO_PASSWORD = 'demo1234';

interface Person {
  readonly username: string;
  readonly first: string;
  readonly last: string;
}

const AGENTS: readonly Person[] = [
  { username: 'agent', first: 'Priya', last: 'Nair' },
  { username: 'agent.rohan', first: 'Rohan', last: 'Kulkarni' },
  { username: 'agent.fatima', first: 'Fatima', last: 'Ansari' },
  { username: 'agent.joseph', first: 'Joseph', last: 'Mathew' },
];

export const agentIds: readonly string[] = AGENTS.map(({ username }) => demoId(`user ${username}`, 0));

const userRow = ({ username, first, last }: Person, role: string, passwordHash: string, hospitalId: string | null = null) => ({
  id: demoId(`user ${username}`, 0),
  username,
  password_hash: passwordHash,
  email: `${username}@example.in`,
  first_name: first,
  last_name: last,
  role,
  hospital_id: hospitalId,
});

export interface DemoUsers {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** The account of a doctor, by the doctor's id. */
  readonly accounts: ReadonlyMap<string, string>;
}

/** The first doctor belongs to the account `doctor`, the third and fourth to accounts named after them. */
function doctorUsers(doctors: readonly DemoDoctor[]): { doctor: DemoDoctor; person: Person }[] {
  return [0, 2, 3].flatMap((index) => {
    const doctor = doctors[index];
    if (!doctor) return [];
    const [first = doctor.fullName, last = ''] = doctor.fullName.split(' ');
    const username = index === 0 ? 'doctor' : `dr.${first.toLowerCase()}`;
    return [{ doctor, person: { username, first, last } }];
  });
}

export function demoUsers(hospitals: readonly DemoHospital[], doctors: readonly DemoDoctor[], passwordHash: string): DemoUsers {
  const row = (person: Person, role: string, hospitalId?: string) => userRow(person, role, passwordHash, hospitalId);
  const bound = doctorUsers(doctors);
  const rows = [
    row({ username: 'admin', first: 'Anita', last: 'Deshpande' }, 'admin'),
    ...AGENTS.map((person) => row(person, 'agent')),
    ...bound.map(({ person }) => row(person, 'doctor')),
    row({ username: 'hospital', first: 'Suresh', last: 'Patil' }, 'hospital_admin', hospitals[0]?.id),
    row(
      { username: 'hospital.mumbai', first: 'Zoya', last: 'Fernandes' },
      'hospital_admin',
      hospitals.find(({ city }) => city === 'Mumbai')?.id,
    ),
  ];
  return { rows, accounts: new Map(bound.map(({ doctor, person }) => [doctor.id, demoId(`user ${person.username}`, 0)])) };
}
