import { addDays, dayOf, DEFAULT_ZONE } from '@arogya/domain/clock';
import { changeOf, PERIOD_DAYS } from '@arogya/domain/stats/figures';
import type { Row } from './fill';
import { demoRows } from './rows';
import type { DemoSize } from './size';

const TUESDAY = Date.parse('2026-11-24T11:00:00+05:30');
const TUESDAY_LATE = Date.parse('2026-11-24T23:50:00+05:30');
const SUNDAY_EARLY = Date.parse('2027-02-28T00:10:00+05:30');

function made(now: number, size: DemoSize) {
  const tables = new Map(demoRows({ size, now }, 'hash'));
  const rows = (table: string): readonly Row[] => tables.get(table) ?? [];
  const today = dayOf(now, DEFAULT_ZONE);
  const appointments = rows('appointments');
  return { rows, today, appointments, appointmentsToday: appointments.filter(({ day }) => day === today) };
}

const kept = new Map<string, ReturnType<typeof made>>();

function demo(now = TUESDAY, size: DemoSize = 'full'): ReturnType<typeof made> {
  const key = `${size} ${now}`;
  const one = kept.get(key) ?? made(now, size);
  kept.set(key, one);
  return one;
}

const count = <T>(items: readonly T[], by: (item: T) => unknown): Map<unknown, number> => {
  const counts = new Map<unknown, number>();
  for (const item of items) counts.set(by(item), (counts.get(by(item)) ?? 0) + 1);
  return counts;
};

describe('the demo data', () => {
  const full = demo();

  it('is the same each time it is made', () => {
    const again = demoRows({ size: 'full', now: TUESDAY }, 'hash');
    expect(JSON.stringify(again.map(([table]) => full.rows(table)))).toBe(JSON.stringify(again.map(([, rows]) => rows)));
  });

  it('has 12 hospitals in 8 cities, 140 doctors, some thousand patients and appointments', () => {
    expect(full.rows('hospitals')).toHaveLength(12);
    expect(count(full.rows('hospitals'), ({ city }) => city).size).toBe(8);
    expect(full.rows('doctors')).toHaveLength(140);
    expect(full.rows('patients').length).toBeGreaterThan(2000);
    expect(full.appointments.length).toBeGreaterThan(5000);
  });

  it('has a hospital without doctors and one that is not active', () => {
    const staffed = count(full.rows('doctors'), ({ hospital_id: id }) => id);
    expect(full.rows('hospitals').filter(({ id }) => !staffed.has(id))).toHaveLength(1);
    expect(full.rows('hospitals').filter(({ is_active: active }) => active === false)).toHaveLength(1);
  });

  it('uses phones that nobody has and addresses at example.in', () => {
    const people = ['patients', 'doctors', 'hospitals', 'leads', 'enquiries'].flatMap((table) => full.rows(table));
    const wrong = people.filter(
      ({ phone, email }) =>
        !/^\+91 55500 1\d{4}$/u.test(String(phone)) ||
        !(email === null || (typeof email === 'string' && /^[a-z0-9.@-]+example\.in$/u.test(email))),
    );
    expect(wrong).toEqual([]);
  });

  it('has families that share a phone', () => {
    const sharing = [...count(full.rows('patients'), ({ phone }) => phone).values()].filter((people) => people > 1);
    expect(sharing.length).toBeGreaterThan(100);
  });

  it('keeps every two appointments of a doctor apart, and each person at one visit a day', () => {
    const last = new Map<unknown, number>();
    const byStart = [...full.appointments].sort((a, b) => (String(a.start_at) < String(b.start_at) ? -1 : 1));
    const clashing = byStart.filter(({ doctor_id: doctor, start_at: start, end_at: end }) => {
      const clash = Date.parse(String(start)) < (last.get(doctor) ?? 0);
      last.set(doctor, Date.parse(String(end)));
      return clash;
    });
    expect(clashing).toEqual([]);
    expect(
      Math.max(...count(full.appointments, (appointment) => `${String(appointment.patient_id)} ${String(appointment.day)}`).values()),
    ).toBe(1);
  });

  it('gives nobody an appointment while the doctor is on leave or the hospital closed, and one doctor is away today', () => {
    const away = full.rows('doctor_leaves');
    expect(away.some((leave) => String(leave.from_day) <= full.today && full.today <= String(leave.to_day))).toBe(true);
    const during = (one: Row, day: unknown): boolean => String(one.from_day) <= String(day) && String(day) <= String(one.to_day);
    const wrong = full.appointments.filter(
      ({ day, doctor_id: doctor, hospital_id: hospital }) =>
        away.some((one) => one.doctor_id === doctor && during(one, day)) ||
        full.rows('hospital_closures').some((one) => one.hospital_id === hospital && one.day === day),
    );
    expect(wrong).toEqual([]);
  });

  it('completes nothing before it has ended and books nothing in the future', () => {
    const wrong = full.appointments.filter(({ status, end_at: end, created_at: booked }) => {
      const early = (status === 'completed' || status === 'no_show') && Date.parse(String(end)) > TUESDAY;
      return early || Date.parse(String(booked)) >= TUESDAY;
    });
    expect(wrong).toEqual([]);
    expect(count(full.appointments, ({ status }) => status).size).toBe(5);
  });

  it.each([TUESDAY, SUNDAY_EARLY, TUESDAY_LATE])(
    'has grown by 12 % in visits and 5 % in doctors, and shrunk by 3 % in leads, at %i',
    (now) => {
      const { rows, appointments, today } = demo(now);
      const [middle, first] = [addDays(today, -PERIOD_DAYS), addDays(today, -2 * PERIOD_DAYS)];
      const change = (days: unknown[]): number | null =>
        changeOf(
          days.filter((day) => String(day) > middle && String(day) <= today).length,
          days.filter((day) => String(day) > first && String(day) <= middle).length,
        );
      const active = rows('doctors').filter(({ is_active: isActive }) => isActive);
      const before = active.filter(({ created_at: joined }) => String(joined).slice(0, 10) <= middle);
      expect(change(appointments.map(({ day }) => day))).toBe(12);
      expect(changeOf(active.length, before.length)).toBe(5);
      expect(change(rows('leads').map(({ created_at: came }) => dayOf(Date.parse(String(came)), DEFAULT_ZONE)))).toBe(-3);
    },
  );

  it('has leads and enquiries in every status, and three unread notifications for the administrator', () => {
    expect(count(full.rows('leads'), ({ status }) => status).size).toBe(6);
    expect(count(full.rows('enquiries'), ({ status }) => status).size).toBe(4);
    const admin = full.rows('users').find(({ username }) => username === 'admin');
    const read = new Set(full.rows('notification_reads').map(({ notification_id: id }) => id));
    const own = full.rows('notifications').filter(({ audience }) => audience === `user ${String(admin?.id)}`);
    expect(own.filter(({ id }) => !read.has(id))).toHaveLength(3);
  });

  it('books the appointment of every lead that says so, for the lead’s own doctor', () => {
    const appointments = new Map(full.appointments.map((appointment) => [appointment.id, appointment]));
    for (const lead of full.rows('leads').filter(({ appointment_id: appointment }) => appointment !== null)) {
      expect(appointments.get(lead.appointment_id)).toMatchObject({ doctor_id: lead.assigned_doctor_id });
      expect(String(lead.created_at) <= String(appointments.get(lead.appointment_id)?.created_at)).toBe(true);
    }
  });

  it.each([TUESDAY, SUNDAY_EARLY, TUESDAY_LATE])('has a rich today with appointments to confirm and to complete at %i', (now) => {
    const { rows, appointmentsToday } = demo(now);
    const [doctor] = rows('doctors');
    const own = count(
      appointmentsToday.filter((appointment) => appointment.doctor_id === doctor?.id),
      ({ status }) => status,
    );
    expect(appointmentsToday.length).toBeGreaterThan(100);
    expect(own.get('pending')).toBeGreaterThanOrEqual(3);
    expect(own.get('confirmed')).toBeGreaterThanOrEqual(3);
  });

  it('is a few dozen rows when small', () => {
    const small = demo(TUESDAY, 'small');
    expect(small.rows('doctors').length).toBeLessThanOrEqual(10);
    expect(small.appointments.length).toBeLessThan(130);
    expect(small.appointmentsToday.length).toBeGreaterThan(10);
    expect(small.rows('hospitals')).toHaveLength(4);
  });
});
