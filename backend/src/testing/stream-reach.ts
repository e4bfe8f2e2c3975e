import { randomUUID } from 'node:crypto';
import type { Role } from '@arogya/domain/access';
import { ChangeFeed } from '../events/change-feed';
import { TOPICS, type Topic } from '../events/topics';
import type { Answer, Caller } from './caller';
import { openStream, type ScreenStream } from './streams';
import type { TestApp } from './test-app';
import { until } from './until';

type RecordKind = 'hospital' | 'doctor' | 'patient' | 'appointment' | 'lead' | 'enquiry' | 'user';

/** A hospital with its people and records, as far as changes of them are announced. */
export interface ReachableHospital {
  readonly staff: Record<Role, Caller & { readonly userId: string }>;
  readonly ids: Readonly<Record<RecordKind, string>>;
}

export interface StreamReach {
  /** Ids of the other hospital that its doctor and its administrator received. */
  readonly foreign: readonly string[];
  /** Who was informed of what they cannot see in a list, or not of what they can. */
  readonly wrong: readonly string[];
  readonly pairs: number;
}

let count = 0;

async function idOf(answer: Promise<Answer>): Promise<string> {
  const { status, body, text } = await answer;
  if (status !== 200 && status !== 201) throw new Error(`A change answered ${status}: ${text}`);
  return (body as { id: string }).id;
}

type Act = (admin: Caller, ids: ReachableHospital['ids'], app: TestApp) => Promise<string>;

/** Announced without a record of anybody. */
const announce =
  (topic: Topic): Act =>
  (_admin, _ids, { app }) => {
    const id = randomUUID();
    app.get(ChangeFeed).publish({ topic, id, hospitalId: null });
    return Promise.resolve(id);
  };
const add =
  (topic: Topic): Act =>
  (admin) =>
    idOf(admin.post(topic, { name: `Reached ${(count += 1)}`, code: `R${count}` }));
const change =
  (topic: Topic, thing: RecordKind, field: string): Act =>
  (admin, ids) =>
    idOf(admin.put(`${topic}/${ids[thing]}`, { [field]: `words ${(count += 1)}` }));

/** A change of each topic, of a record of this hospital where there is one. A new topic says here what changes it. */
const CHANGES: Readonly<Record<Topic, Act>> = {
  appointments: change('appointments', 'appointment', 'notes'),
  'calendar-changes': (admin, { doctor }) =>
    idOf(
      admin.post('calendar-changes', {
        change: { kind: 'hours', doctorId: doctor, hours: { Sunday: [`09:${10 + ((count += 1) % 40)}-12:00`] } },
      }),
    ),
  cities: announce('cities'),
  doctors: change('doctors', 'doctor', 'licenseNumber'),
  enquiries: change('enquiries', 'enquiry', 'notes'),
  hospitals: change('hospitals', 'hospital', 'address'),
  leads: change('leads', 'lead', 'notes'),
  messages: announce('messages'),
  patients: change('patients', 'patient', 'notes'),
  releases: announce('releases'),
  services: announce('services'),
  specialties: announce('specialties'),
  states: add('states'),
  users: change('users', 'user', 'lastName'),
  views: announce('views'),
};

/** Where each role sees the records of a topic: a role that is not here sees none. Administrators see all. */
const LISTS: Partial<Record<Topic, Partial<Record<Role, (own: ReachableHospital) => readonly string[]>>>> = {
  appointments: {
    agent: () => ['appointments?pageSize=200'],
    doctor: ({ ids }) => [`appointments/doctor/${ids.doctor}`],
    hospital_admin: () => ['appointments?pageSize=200'],
  },
  'calendar-changes': { agent: () => ['calendar-changes'], hospital_admin: () => ['calendar-changes'] },
  doctors: {
    agent: () => ['doctors?pageSize=200'],
    doctor: () => ['doctors'],
    hospital_admin: () => ['doctors', 'hospital/doctors'],
  },
  // All staff choose among all hospitals; which one has changed hears who works there, or books there.
  hospitals: { agent: () => ['hospitals/active'], hospital_admin: ({ ids }) => [`hospitals/${ids.hospital}/closures`] },
  leads: {
    agent: ({ staff }) => ['leads/unassigned', `leads/agent/${staff.agent.userId}`],
    hospital_admin: () => ['leads?pageSize=200'],
  },
  patients: {
    agent: () => ['appointments?pageSize=200'],
    doctor: ({ ids }) => [`appointments/doctor/${ids.doctor}`],
    hospital_admin: () => ['patients?pageSize=200'],
  },
};

/** Whoever hears of these learns that they have changed, and of no record. */
const UNNAMED: ReadonlySet<Topic> = new Set(['releases', 'views']);

async function sees(own: ReachableHospital, role: Role, topic: Topic, id: string): Promise<boolean> {
  if (role === 'admin') return !UNNAMED.has(topic);
  // The closed days of a hospital do not name it: who may read them is its own.
  if (topic === 'hospitals' && role === 'hospital_admin') return id === own.ids.hospital;
  const paths = LISTS[topic]?.[role]?.(own) ?? [];
  const answers = await Promise.all(paths.map((path) => own.staff[role].get(path)));
  return answers.some(({ status, text }) => status === 200 && text.includes(id));
}

interface Screen {
  readonly own: ReachableHospital;
  readonly role: Role;
  readonly stream: ScreenStream;
}

/** Makes a change of each topic in both hospitals, and holds what each open screen has received against what its lists show. */
export async function reachOfStreams(app: TestApp, own: ReachableHospital, foreign: ReachableHospital): Promise<StreamReach> {
  const { admin } = own.staff;
  const screens: Screen[] = [];
  for (const [place, roles] of [
    [own, ['admin', 'agent', 'doctor', 'hospital_admin']],
    [foreign, ['agent', 'doctor', 'hospital_admin']],
  ] as const)
    for (const role of roles) screens.push({ own: place, role, stream: await openStream(app.port, place.staff[role]) });
  const changed: { readonly topic: Topic; readonly id: string; readonly where: ReachableHospital }[] = [];
  for (const where of [own, foreign])
    for (const topic of TOPICS) changed.push({ topic, id: await CHANGES[topic](admin, where.ids, app), where });
  const ofAdmin = screens[0]?.stream;
  const due = changed.filter(({ topic }) => !UNNAMED.has(topic)).map(({ id }) => id);
  await until(() => due.every((id) => ofAdmin?.changed().ids.includes(id)));
  // Everybody hears of the last one, and of nothing after it.
  await idOf(admin.post('services', { name: `The last ${(count += 1)}` }));
  const receivedLast = ({ stream }: Screen): boolean => stream.changed().topics.filter((topic) => topic === 'services').length > 1;
  await until(() => screens.every(receivedLast) && screens.every(({ stream }) => stream.changed().topics.includes('states')));
  for (const { stream } of screens) stream.stop();
  const wrong: string[] = [];
  const leaked: string[] = [];
  for (const screen of screens) {
    const ids = new Set(screen.stream.changed().ids);
    for (const { topic, id, where } of changed) {
      const [was, may] = [ids.has(id), await sees(screen.own, screen.role, topic, id)];
      if (was !== may)
        wrong.push(
          `${topic} ${where === screen.own ? 'of the own' : 'of another'} hospital to ${screen.role}: ${was ? 'informed' : 'not informed'}`,
        );
      if (where !== screen.own && isOfHospital(screen.role) && screen.stream.text().includes(id)) leaked.push(`${topic} to ${screen.role}`);
    }
  }
  return { foreign: leaked, wrong, pairs: screens.length * changed.length };
}

const isOfHospital = (role: Role): boolean => role === 'doctor' || role === 'hospital_admin';
