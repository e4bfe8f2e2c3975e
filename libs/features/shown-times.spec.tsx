import type { GetDoctorApiResponse } from '@arogya/api/doctors';
import { AppointmentFacts } from '@arogya/features/appointments/record/appointment-facts';
import { makeAppointment, makePatient } from '@arogya/features/appointments/testing/make-appointment';
import { RecentActivity } from '@arogya/features/dashboard/recent-activity';
import { DoctorDrawer } from '@arogya/features/doctors/doctor-drawer';
import { makeDoctor } from '@arogya/features/doctors/testing/make-doctor';
import { LeadFacts } from '@arogya/features/leads/lead-facts';
import { LeadTimeline } from '@arogya/features/leads/lead-timeline';
import { makeLead } from '@arogya/features/leads/testing/make-lead';
import { PatientDrawer } from '@arogya/features/patients/patient-drawer';
import { fakeApi, get } from '@arogya/testing/fake-api';
import { renderPage } from '@arogya/testing/render';
import { standInZone } from '@arogya/testing/zone';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';

/** Ten past midnight and ten to midnight in India, as a server of another zone writes them; the first is the day before in UTC. */
const INSTANTS = [
  { at: '2026-11-24T18:40:00+00:00', india: '25 Nov 2026, 12:10 AM', dubai: '24 Nov 2026, 10:40 PM' },
  { at: '2026-11-25T18:20:00+00:00', india: '25 Nov 2026, 11:50 PM', dubai: '25 Nov 2026, 10:20 PM' },
];
const SCREENS: readonly [
  string,
  (at: string) => { readonly part: ReactElement; readonly text: (shown: string) => string; readonly dubai?: true },
][] = [
  [
    'the record of an appointment',
    (at) => ({ part: <AppointmentFacts appointment={made(at)} />, text: (shown) => `Booked ${shown} · Changed ${shown}` }),
  ],
  [
    'an appointment of a hospital in Dubai',
    (at) => ({
      part: <AppointmentFacts appointment={made(at, 'Asia/Dubai')} />,
      text: (shown) => `Booked ${shown} · Changed ${shown}`,
      dubai: true,
    }),
  ],
  ['the latest activity', (at) => ({ part: <RecentActivity list={LISTED([made(at)])} />, text: (shown) => `Booked ${shown}` })],
  ['a lead', (at) => ({ part: <LeadFacts lead={makeLead({ createdAt: at })} />, text: (shown) => `Created${shown}` })],
  ['the timeline of a lead', (at) => timeline(at)],
  ['a patient', (at) => patient(at)],
  ['a doctor of a hospital in Dubai', (at) => doctor(at)],
];

const api = fakeApi([]);
const nothing = (): void => undefined;
const LISTED = (data: ReturnType<typeof made>[]) =>
  ({ data, isLoading: false, isFetching: false, error: undefined, refetch: nothing }) as never;

function made(at: string, timeZone = 'Asia/Kolkata') {
  return makeAppointment({ createdAt: at, updatedAt: at, hospital: { id: 'h1', name: 'Lotus Care', timeZone } });
}

function timeline(at: string) {
  api.use(get('/leads/:id/events', [{ id: 'e1', kind: 'created', detail: {}, at, actor: null }], { total: 1 }));
  return { part: <LeadTimeline leadId={makeLead().id} />, text: (shown: string) => `Lead created${shown}` };
}

function patient(at: string) {
  api.use(get('/patients/:id', makePatient({ createdAt: at, updatedAt: at, seenAt: at })), get('/appointments', [], { total: 0 }));
  const part = <PatientDrawer id={makePatient().id} onClose={nothing} onEdit={nothing} onDelete={nothing} />;
  return { part, text: (shown: string) => `Last seen${shown}Added${shown}Last changed${shown}` };
}

function doctor(at: string) {
  const answer = {
    ...makeDoctor({ createdAt: at, updatedAt: at, hospital: { id: 'h1', name: 'Lotus Care', timeZone: 'Asia/Dubai' } }),
    upcomingAppointments: 0,
  };
  api.use(get<GetDoctorApiResponse>('/doctors/:id', answer), get('/doctors/:id/calendar', { hours: {}, dayHours: [], leaves: [] }));
  const part = <DoctorDrawer id={answer.id} onClose={nothing} onEdit={nothing} onAway={nothing} onDelete={nothing} />;
  return { part, text: (shown: string) => `Added${shown}Last changed${shown}`, dubai: true as const };
}

describe.each(['UTC', 'America/Los_Angeles', 'Asia/Kolkata'])('in a browser of %s', (zone) => {
  beforeEach(() => standInZone(zone));

  test.each(SCREENS)('%s shows every instant on the clock of its hospital', async (_, screenAt) => {
    for (const { at, india, dubai } of INSTANTS) {
      const { part, text, dubai: isInDubai } = screenAt(at);
      const { unmount } = renderPage(part);
      const shown = text(isInDubai ? dubai : india);
      await screen.findByText((_text, element) => element === document.body && (element.textContent ?? '').includes(shown));
      unmount();
    }
  });
});
