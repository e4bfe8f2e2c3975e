import { addDays, dayOf, DEFAULT_ZONE, minutesOf, weekdayOf, type Day } from '@arogya/domain/clock';
import { changeOf, PERIOD_DAYS } from '@arogya/domain/stats/figures';
import type { LanguageTicks } from '@arogya/domain/hospital-rules/hospital-rules';
import { offeredLanguages, TICKED_LANGUAGES, tickOf, TICKS } from '@arogya/domain/hospital-rules/ticks';
import { LANGUAGES } from '@arogya/domain/languages/languages';
import { presentTexts } from '../hospital-rules/catalogue-texts';
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

  it('offers every language that is there at every hospital, ticked by nobody who has read it', () => {
    const rules = full.rows('hospital_rules');
    expect(rules.map(({ hospital_id: id }) => id)).toEqual(full.rows('hospitals').map(({ id }) => id));
    for (const { languages } of rules) {
      const ticks = languages as LanguageTicks;
      for (const tick of TICKS) for (const language of TICKED_LANGUAGES) expect(tickOf(ticks, language, tick)?.by ?? null).toBeNull();
      for (const tick of TICKS)
        expect(offeredLanguages(ticks, tick)).toEqual(LANGUAGES.filter((one) => one === 'en' || presentTexts(tick, one) !== null));
    }
  });

  it('names only specialties, cities and services of its reference data', () => {
    const named = (table: string) => new Set(full.rows(table).map(({ name }) => name));
    const [specialties, cities, services] = [named('specialties'), named('cities'), named('services')];
    const wrong = full
      .rows('doctors')
      .filter(
        (doctor) =>
          !specialties.has(doctor.specialty) ||
          !cities.has(doctor.city) ||
          !(doctor.services as string[]).every((one) => services.has(one)),
      );
    expect(wrong.map(({ full_name }) => full_name)).toEqual([]);
    expect(specialties.size * cities.size * services.size).toBeGreaterThan(0);
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

  it('keeps every two appointments of a doctor apart, and each person at one appointment a day', () => {
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
    const during = (one: Row, { day, start_at: start, end_at: end }: Row): boolean => {
      if (String(day) < String(one.from_day) || String(one.to_day) < String(day)) return false;
      if (one.from_minute === null) return true;
      const at = (instant: unknown): number => minutesOf(Date.parse(String(instant)), DEFAULT_ZONE);
      return at(start) < Number(one.to_minute) && Number(one.from_minute) < at(end);
    };
    const wrong = full.appointments.filter(
      (appointment) =>
        away.some((one) => one.doctor_id === appointment.doctor_id && during(one, appointment)) ||
        full.rows('hospital_closures').some((one) => one.hospital_id === appointment.hospital_id && one.day === appointment.day),
    );
    expect(wrong).toEqual([]);
  });

  it('has a doctor who leaves early tomorrow, one with other hours on a weekday, and a closed day to come with a name', () => {
    const tomorrow = addDays(full.today, 1);
    expect(full.rows('doctor_leaves').filter((one) => one.from_day === tomorrow && one.from_minute !== null)).toHaveLength(1);
    const [other] = full.rows('doctor_hours');
    const evenings = full.appointments.filter((one) => one.doctor_id === other?.doctor_id && weekdayOf(String(one.day)) === other?.weekday);
    expect(evenings.length).toBeGreaterThan(0);
    expect(evenings.filter((one) => minutesOf(Date.parse(String(one.start_at)), DEFAULT_ZONE) < 16 * 60)).toEqual([]);
    expect(full.rows('hospital_closures').some((one) => String(one.day) > full.today && one.reason !== '')).toBe(true);
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
    'has grown by 12 % in appointments and 5 % in doctors, and shrunk by 3 % in leads, at %i',
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

  it.each([TUESDAY, SUNDAY_EARLY, TUESDAY_LATE])('has days that are alike, today too, and Sundays that are quiet, at %i', (now) => {
    const { appointments, today } = demo(now);
    const perDay = count(appointments, ({ day }) => String(day));
    const on = (ahead: number) => addDays(today, ahead);
    const isSunday = (day: Day) => weekdayOf(day) === 'Sunday';
    const past = Array.from({ length: 28 }, (_, n) => on(-1 - n)).filter((day) => !isSunday(day));
    const usual = past.map((day) => perDay.get(day) ?? 0).sort((a, b) => a - b)[14] ?? 0;
    const near = [...past, ...[0, 1, 2, 3].map(on)].filter((day) => !isSunday(day));
    const odd = near.filter((day) => (perDay.get(day) ?? 0) < usual / 2 || (perDay.get(day) ?? 0) > usual * 1.6);
    expect(odd.map((day) => [day, perDay.get(day), usual])).toEqual([]);
    const sundays = [...perDay].filter(([day]) => isSunday(day as Day));
    expect(sundays.length).toBeGreaterThan(5);
    expect(sundays.filter(([, appointments]) => appointments > usual * 0.7)).toEqual([]);
    expect(perDay.get(isSunday(on(10)) ? on(11) : on(10)) ?? 0).toBeLessThan(usual);
  });

  it('has complaints that fit age and sex, and no name more than three times', () => {
    const wrong = full.rows('patients').filter(({ symptoms, age_told: age, gender }) => {
      const said = String(symptoms);
      if (/antenatal|periods|cycles/u.test(said) && gender === 'male') return true;
      if (said.includes('antenatal') && (Number(age) < 18 || Number(age) > 42)) return true;
      return (said.includes('Cataract') && Number(age) < 50) || (said.includes('cries') && Number(age) > 4);
    });
    expect(wrong).toEqual([]);
    expect(full.rows('patients').filter(({ symptoms }) => String(symptoms).includes('antenatal')).length).toBeGreaterThan(3);
    expect(Math.max(...count(full.rows('patients'), ({ name }) => name).values())).toBeLessThanOrEqual(3);
  });

  it('was entered over months, and its leads come when people call', () => {
    for (const table of ['hospitals', 'users', 'specialties', 'patients', 'doctors']) {
      expect(count(full.rows(table), ({ created_at: at }) => String(at).slice(0, 7)).size).toBeGreaterThan(1);
    }
    const days = count(full.rows('leads'), ({ created_at: at }) => dayOf(Date.parse(String(at)), DEFAULT_ZONE));
    expect(new Set(days.values()).size).toBeGreaterThan(5);
    const came = (name: string) => [...days].filter(([day]) => weekdayOf(day as Day) === name).reduce((sum, [, leads]) => sum + leads, 0);
    expect(came('Sunday') * 2).toBeLessThan(came('Monday'));
  });

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
    expect(appointmentsToday.length).toBeGreaterThan(40);
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
