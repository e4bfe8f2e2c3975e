import { appointmentWrites, checkAppointmentWrites } from './appointment-writes.mjs';

describe('the rule that only the recipes write appointments and holds', () => {
  it.each([
    ['one line', 'insert into appointments (id) values ($1)', [1]],
    ['a statement over several lines', 'const X = `\nwith gone as (delete\n  from slot_holds)`', [2]],
    ['capitals', 'UPDATE appointments SET status = 1', [1]],
    ['a query that only reads', 'select from appointments for update of a', []],
    ['a table with a longer name', 'update appointment_counters set appointments = 1', []],
  ])('catches, or leaves: %s', (_, text, lines) => {
    expect(appointmentWrites('leads/leads.sql.ts', text)).toEqual(lines);
  });

  it.each(['appointments/booking/book.sql.ts', 'demo/fill.ts', 'leads/leads.db.spec.ts'])('leaves %s alone', (path) => {
    expect(appointmentWrites(path, 'insert into appointments')).toEqual([]);
  });

  it('finds none', () => {
    expect(checkAppointmentWrites()).toEqual([]);
  });
});
