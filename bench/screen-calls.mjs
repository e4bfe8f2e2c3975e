/**
 * The calls that screens send when they open, as their code does (mfe-*, libs/features, shell): the one list of them, for the
 * cost of an opening and for the storm. `tag` is what a call is fetched again by, `then` what it leads to once it is answered.
 */
import { doctorId, knownId } from './calls.mjs';
import { HOSPITALS } from './data/clinic.mjs';
import { dayAfter } from './starts.mjs';

/** Around every screen: who is signed in comes first; the stream of changes, which brings the bell's count, stays open. */
export const FRAME = { first: 'auth/user', stream: '/api/events' };

const agentOf = (n) => knownId('agent', n);
const call = (tag, path, more) => ({ tag, path, ...more });

const FIRST_NEEDS = call('appointments', 'appointments/needs?page=1&pageSize=5', { day: () => dayAfter(0) });

const adminDashboard = () => [
  call('stats', 'dashboard/stats', { polled: true }),
  FIRST_NEEDS,
  call('appointments', 'appointments?sort=-createdAt&pageSize=5'),
  call('setup', 'setup', {
    then: ({ hospitalId, dismissed, poster }) => (hospitalId && !dismissed && !poster ? [call('hospitals', 'hospitals/active')] : []),
  }),
];

const agentDashboard = (n) => [
  call('leads', `leads/agent/${agentOf(n)}?sort=-urgency&page=1&pageSize=10`),
  call('appointments', `appointments/agent/${agentOf(n)}?page=1&pageSize=10`),
  call('appointments', `appointments/agent/${agentOf(n)}?sort=-createdAt&pageSize=3`),
  call('leads', 'leads/unassigned?sort=-createdAt&pageSize=3'),
  call('appointments', 'appointments/stats'),
];

const ofDoctor = (n, query) => call('appointments', `appointments/doctor/${doctorId(n)}?${query}`);

/** What the doctor wrote of the next patient the last time; in the evening of the last one, so that the hour makes no difference. */
function lastOfNext(n, today) {
  const next =
    today.find(({ endsAt, status }) => ['pending', 'confirmed'].includes(status) && Date.parse(endsAt) > Date.now()) ?? today.at(-1);
  if (!next) return [];
  return [ofDoctor(n, `patientId=${next.patientId}&status=completed&to=${dayAfter(-1)}&sort=-appointmentDate&pageSize=1`)];
}

const doctorDashboard = (n) => [
  call('doctors', 'doctors?pageSize=200', {
    then: () => [
      call('appointments', 'appointments/today?pageSize=200', { day: () => dayAfter(0), then: (today) => lastOfNext(n, today) }),
      call('appointments', 'appointments/stats'),
      ofDoctor(n, 'sort=-appointmentDate&page=1&pageSize=10'),
    ],
  }),
];

const hospitalDashboard = () => [
  call('hospital', 'hospital/stats'),
  FIRST_NEEDS,
  call('hospital', 'hospital/qr'),
  call('hospital', 'hospital/doctors?sort=fullName&page=1&pageSize=10'),
  call('hospital', 'hospital/appointments?sort=-appointmentDate&page=1&pageSize=10'),
  call('appointments', 'appointments/today?sort=schedule&pageSize=4', { day: () => dayAfter(0) }),
];

/** By role, for the nth of them. */
export const DASHBOARDS = { admin: adminDashboard, agent: agentDashboard, doctor: doctorDashboard, hospital_admin: hospitalDashboard };

const REPORT_DAYS = 30;

/** Spans end on different days, so that no two openings share an answer. */
export const reportsOfHospital = (n) => [
  call('stats', 'dashboard/stats', { polled: true }),
  call('stats', `reports/analytics?from=${dayAfter(1 - REPORT_DAYS - (n % HOSPITALS))}&to=${dayAfter(-(n % HOSPITALS))}`),
];

export const reports = (n) => [
  ...reportsOfHospital(n),
  call('stats', 'management/stats', { polled: true }),
  call('stats', 'reports/figures'),
];

export const audit = () => [call('audit', 'audit?sort=-at&page=1&reads=false&system=false'), call('audit', 'audit/verification')];

/** Sends the calls and what they lead to, and answers their paths with how many bytes came back. */
export async function sendAll(who, calls) {
  const answers = await Promise.all(
    calls.map(async ({ path, then }) => {
      const { text, bytes } = await who.ask('GET', path);
      return [{ path, bytes }, ...(then ? await sendAll(who, then(JSON.parse(text))) : [])];
    }),
  );
  return answers.flat();
}
