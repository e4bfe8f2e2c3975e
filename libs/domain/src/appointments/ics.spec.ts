import { ics, type IcsWords } from './ics';

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
const WORDS: IcsWords = {
  summary: ({ doctor, hospital }) => `${doctor}, ${hospital}`,
  number: ({ number }) => `Appointment ${number}`,
  early: () => 'Please arrive 15 minutes early.',
  phone: ({ phone }) => `Phone: ${phone}`,
};
const NOW = Date.parse('2026-11-20T10:00:00Z');
const unfolded = (text: string): string[] => text.replace(/\r\n /gu, '').split('\r\n');

describe('the calendar file of an appointment', () => {
  it('gives its times in UTC, whatever zone they came in', () => {
    const lines = unfolded(ics(APPOINTMENT, WORDS, NOW));
    expect(lines).toEqual(expect.arrayContaining(['DTSTART:20261124T040000Z', 'DTEND:20261124T041500Z', 'DTSTAMP:20261120T100000Z']));
  });

  it('keeps one identity, so that a second import replaces the first', () => {
    expect(unfolded(ics(APPOINTMENT, WORDS, NOW))).toContain('UID:7f1d2a3c-0000-4000-8000-000000000001@arogyadesk');
  });

  it('escapes what would end a value or a line', () => {
    const lines = unfolded(ics(APPOINTMENT, WORDS, NOW));
    expect(lines).toContain('LOCATION:Sunrise\\; Clinic\\, Pune\\, Lane 1\\nKothrud \\\\ West');
    expect(lines).toHaveLength(16);
  });

  it('asks the patient to come early', () => {
    expect(ics(APPOINTMENT, WORDS, NOW).replace(/\r\n /gu, '')).toContain(
      'Appointment AD-100001\\nPlease arrive 15 minutes early.\\nPhone: +91 20 2567 1234',
    );
  });

  it('folds lines at 75 octets without cutting a character', () => {
    const text = ics({ ...APPOINTMENT, hospital: 'सूर्योदय चिकित्सालय 🏥 '.repeat(8) }, WORDS, NOW);
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(unfolded(text).join('')).toContain('सूर्योदय चिकित्सालय 🏥 '.repeat(8));
    expect(text).not.toContain('\uFFFD');
  });

  it('says it in the words that it is given, of which no character is cut either', () => {
    const words = { ...WORDS, early: () => '15 நிமிடங்கள் முன்னதாக வரவும். '.repeat(9) };
    for (let lead = 0; lead < 6; lead += 1) {
      const text = ics({ ...APPOINTMENT, number: 'x'.repeat(lead) }, words, NOW);
      const lines = Buffer.from(text).toString('latin1').split('\r\n');
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(75);
      for (const line of lines) expect(Buffer.from(line, 'latin1').toString('utf8')).not.toContain('\uFFFD');
      expect(unfolded(text).join('')).toContain(words.early().trim());
    }
  });

  it('drops control characters, which no calendar file may hold', () => {
    expect(ics({ ...APPOINTMENT, doctor: 'Dr.\u0007 Asha\tRao' }, WORDS, NOW)).toContain('SUMMARY:Dr. Asha\tRao');
  });
});
