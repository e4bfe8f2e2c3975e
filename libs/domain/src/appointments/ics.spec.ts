import { ics } from './ics';

const APPOINTMENT = {
  id: '7f1d2a3c-0000-4000-8000-000000000001',
  number: 'AD-100001',
  startsAt: '2026-11-24T09:30:00+05:30',
  endsAt: '2026-11-24T09:45:00+05:30',
  doctor: 'Dr. Asha Rao',
  hospital: 'Sunrise; Clinic, Pune',
  address: 'Lane 1\nKothrud \\ West',
  phone: '+91 20 2567 1234',
};
const NOW = Date.parse('2026-11-20T10:00:00Z');
const unfolded = (text: string): string[] => text.replace(/\r\n /gu, '').split('\r\n');

describe('the calendar file of an appointment', () => {
  it('gives its times in UTC, whatever zone they came in', () => {
    const lines = unfolded(ics(APPOINTMENT, NOW));
    expect(lines).toEqual(expect.arrayContaining(['DTSTART:20261124T040000Z', 'DTEND:20261124T041500Z', 'DTSTAMP:20261120T100000Z']));
  });

  it('keeps one identity, so that a second import replaces the first', () => {
    expect(unfolded(ics(APPOINTMENT, NOW))).toContain('UID:7f1d2a3c-0000-4000-8000-000000000001@arogyadesk');
  });

  it('escapes what would end a value or a line', () => {
    const lines = unfolded(ics(APPOINTMENT, NOW));
    expect(lines).toContain('LOCATION:Sunrise\\; Clinic\\, Pune\\, Lane 1\\nKothrud \\\\ West');
    expect(lines).toHaveLength(16);
  });

  it('asks the patient to come early', () => {
    expect(ics(APPOINTMENT, NOW).replace(/\r\n /gu, '')).toContain(
      'Appointment AD-100001\\nPlease arrive 15 minutes early.\\nPhone: +91 20 2567 1234',
    );
  });

  it('folds lines at 75 octets without cutting a character', () => {
    const text = ics({ ...APPOINTMENT, hospital: 'सूर्योदय चिकित्सालय 🏥 '.repeat(8) }, NOW);
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(unfolded(text).join('')).toContain('सूर्योदय चिकित्सालय 🏥 '.repeat(8));
    expect(text).not.toContain('\uFFFD');
  });

  it('drops control characters, which no calendar file may hold', () => {
    expect(ics({ ...APPOINTMENT, doctor: 'Dr.\u0007 Asha\tRao' }, NOW)).toContain('SUMMARY:Dr. Asha\tRao');
  });
});
