import { toAppointment, type AppointmentRow } from './appointment-row';

const at = (iso: string): number => Date.parse(iso);

const ROW: AppointmentRow = {
  id: 'a1',
  number: 100001,
  patientId: 'p1',
  doctorId: 'd1',
  hospitalId: 'h1',
  agentId: null,
  day: '2026-11-24',
  timeSlot: '09:30',
  startMs: at('2026-11-24T04:00:00Z'),
  endMs: at('2026-11-24T04:15:00Z'),
  createdMs: at('2026-11-20T20:00:07.125Z'),
  updatedMs: at('2026-11-21T00:00:00Z'),
  status: 'pending',
  keptDespite: null,
  notes: null,
  feedback: null,
  reported: { name: 'Asha' },
  source: 'staff',
  proof: 'staff',
  said: null,
  language: null,
  version: 1,
  patientName: 'Asha Verma',
  patientPhone: '+91 55500 10001',
  symptoms: 'Fever',
  doctorName: 'Dr. Meera Iyer',
  specialty: 'Cardiology',
  doctorPhone: '+91 55500 10002',
  hospitalName: 'Lotus Care',
  timeZone: 'Asia/Kolkata',
};

it('every time carries the offset of its hospital', () => {
  expect(toAppointment(ROW)).toMatchObject({
    appointmentDate: '2026-11-24T09:30:00+05:30',
    endsAt: '2026-11-24T09:45:00+05:30',
    createdAt: '2026-11-21T01:30:07+05:30',
    updatedAt: '2026-11-21T05:30:00+05:30',
  });
});

it('west of Greenwich the offset is behind, and an appointment over midnight ends on the next day', () => {
  const row = {
    ...ROW,
    timeZone: 'America/New_York',
    timeSlot: '23:50',
    startMs: at('2026-11-25T04:50:00Z'),
    endMs: at('2026-11-25T05:05:00Z'),
    createdMs: at('2026-07-01T12:00:00Z'),
  };
  expect(toAppointment(row)).toMatchObject({
    appointmentDate: '2026-11-24T23:50:00-05:00',
    endsAt: '2026-11-25T00:05:00-05:00',
    createdAt: '2026-07-01T08:00:00-04:00',
  });
});

it('an appointment keeps the clock on which it was booked when its hospital moves to another zone', () => {
  expect(toAppointment({ ...ROW, timeZone: 'Asia/Dubai' })).toMatchObject({ appointmentDate: '2026-11-24T09:30:00+05:30' });
});

it('without a hospital it has none, and the clock of India', () => {
  const answer = toAppointment({ ...ROW, hospitalId: null, hospitalName: null, timeZone: null });
  expect(answer).toMatchObject({ hospital: null, hospitalId: null, createdAt: '2026-11-21T01:30:07+05:30' });
});
