import fc from 'fast-check';
import { whyNot } from '@arogya/domain/appointments/availability';
import { REGULAR, type Calendar, type TakenTime } from '@arogya/domain/appointments/calendar';
import { dayOf, MINUTE } from '@arogya/domain/clock';
import { proposalsFor, type AffectedInterval, type Candidate, type Proposal } from './proposals';

const NOW = Date.parse('2026-11-23T18:00:00+05:30');
const at = (time: string, day = '2026-11-24'): number => Date.parse(`${day}T${time}:00+05:30`);

const CALENDAR: Calendar = {
  zone: 'Asia/Kolkata',
  workingDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  timeRanges: [{ from: 540, to: 720 }],
  appointmentMinutes: 15,
  ...REGULAR,
  active: true,
};
const AWAY: Calendar = { ...CALENDAR, leave: [{ from: '2026-11-24', to: '2026-11-24' }] };

const doctor = (doctorId: string, more: Partial<Candidate> = {}): Candidate => ({
  doctorId,
  specialty: 'Cardiology',
  calendar: CALENDAR,
  taken: [],
  ...more,
});
const iyer = doctor('iyer', { calendar: AWAY });
const booked = (...times: string[]): TakenTime[] => times.map((time) => ({ from: at(time), to: at(time) + 15 * MINUTE }));
const appointment = (id: string, time: string, keepsDoctor = false): AffectedInterval => ({
  id,
  doctorId: 'iyer',
  from: at(time),
  to: at(time) + 15 * MINUTE,
  keepsDoctor,
});
const first = (found: Map<string, Proposal[]>, id: string): string => JSON.stringify(found.get(id)?.[0] ?? null);

test('who has been with the doctor before keeps the doctor, and gets the nearest free start of the days after', () => {
  const found = proposalsFor([appointment('a', '10:00', true)], [iyer, doctor('rao')], NOW);
  expect(found.get('a')).toEqual([
    { act: 'move', at: '2026-11-25T09:00:00+05:30' },
    { act: 'move', at: '2026-11-25T09:15:00+05:30' },
    { act: 'move', at: '2026-11-25T09:30:00+05:30' },
  ]);
});

test('others keep the day, with the colleague of the specialty who has the fewest appointments then', () => {
  const candidates = [iyer, doctor('rao', { taken: booked('09:00', '09:15') }), doctor('shah'), doctor('das', { specialty: 'ENT' })];
  const found = proposalsFor([appointment('a', '10:00')], candidates, NOW);
  expect(found.get('a')).toEqual([
    { act: 'reassign', doctorId: 'shah', at: '2026-11-24T10:00:00+05:30' },
    { act: 'reassign', doctorId: 'rao', at: '2026-11-24T10:00:00+05:30' },
    { act: 'move', at: '2026-11-25T09:00:00+05:30' },
  ]);
});

test('a colleague who is free only more than two hours away is no proposal', () => {
  const late = doctor('rao', { calendar: { ...CALENDAR, timeRanges: [{ from: 900, to: 1020 }] } });
  expect(proposalsFor([appointment('a', '10:00')], [iyer, late], NOW).get('a')?.[0]).toMatchObject({ act: 'move' });
});

test('what is preferred for all goes before what each patient would get', () => {
  const candidates = [iyer, doctor('rao')];
  const affected = [appointment('new', '10:00'), appointment('known', '10:15', true)];
  expect(first(proposalsFor(affected, candidates, NOW, 'doctor'), 'new')).toContain('"move"');
  expect(first(proposalsFor(affected, candidates, NOW, 'day'), 'known')).toContain('"reassign"');
});

test('with nobody free there is no proposal', () => {
  const gone = { ...CALENDAR, active: false };
  expect(proposalsFor([appointment('a', '10:00')], [doctor('iyer', { calendar: gone })], NOW).get('a')).toEqual([]);
});

test('on 300 random lists no place is a first proposal twice, and each can be booked once those before it are', () => {
  const some = fc.record({
    keeps: fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }),
    taken: fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 20 }),
    preference: fc.constantFrom('doctor' as const, 'day' as const, undefined),
  });
  let given = 0;
  fc.assert(
    fc.property(some, ({ keeps, taken, preference }) => {
      const busy = taken.map((n) => ({ from: at('09:00') + n * 15 * MINUTE, to: at('09:15') + n * 15 * MINUTE }));
      const candidates = [iyer, doctor('rao', { taken: busy }), doctor('shah')];
      const affected = keeps.map((keep, n) =>
        appointment(String(n).padStart(2, '0'), `${9 + Math.floor(n / 4)}:${(n % 4) * 15 || '00'}`.padStart(5, '0'), keep),
      );
      const found = proposalsFor(affected, candidates, NOW, preference);
      const held = new Map<string, TakenTime[]>(candidates.map((one) => [one.doctorId, [...one.taken]]));
      for (const { id } of affected) {
        const [place] = found.get(id) ?? [];
        if (!place) continue;
        const whose = place.act === 'reassign' ? place.doctorId : 'iyer';
        const { calendar } = candidates.find(({ doctorId }) => doctorId === whose) ?? iyer;
        const start = Date.parse(place.at);
        const reason = whyNot(calendar, start, { audience: 'staff', now: NOW }, held.get(whose) ?? []);
        if (reason) throw new Error(`${id} gets ${place.at} of ${whose}: ${reason}`);
        if (place.act === 'reassign' && dayOf(start, 'Asia/Kolkata') !== '2026-11-24') throw new Error('another day');
        held.get(whose)?.push({ from: start, to: start + 15 * MINUTE });
        given += 1;
      }
    }),
    { numRuns: 300, seed: 20261123 },
  );
  expect(given).toBeGreaterThan(1000);
});
