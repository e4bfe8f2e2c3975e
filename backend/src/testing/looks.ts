import { Controller, Get, Module } from '@nestjs/common';
import { Access } from '../access/access.decorator';
import { AuditReads } from '../audit/audit-reads.service';
import { openApiDocument } from '../openapi-document';
import type { Caller } from './caller';
import { makeClinic, NOW, standAt, tomorrowAt, wrote, type Clinic } from './clinic';
import type { TestApp } from './test-app';
import { sendDue } from './send-due';

export const PHONE = '+919812345678';
/** A word that only rows and answers about the looked-at person hold. */
export const MARK = 'saffron';
const PERSON = { name: `${MARK} Nair`, phone: PHONE, email: `${MARK}@example.in` };
const SHOWS = new RegExp(`${MARK}|98123.?45678`, 'iu');

/** A route that shows a patient and that nobody has thought of. */
@Controller('planted')
class PlantedController {
  @Get()
  @Access('patients:read')
  planted(): object {
    return { name: PERSON.name };
  }
}
@Module({ controllers: [PlantedController] })
export class PlantedModule {}

/** The path of the planted route, which leaves no row. */
export const PLANTED = '/api/planted';

/** Streams stay open; the public booking page shows visitors what they have typed themselves. */
const APART = /^\/api\/events$|\/booking\//u;

type StaffCaller = Caller & { readonly userId: string };

/** Somebody who stands in every kind of record that a route can show. */
export interface LookedAt {
  readonly clinic: Clinic;
  readonly ids: Readonly<Record<'patient' | 'appointment' | 'lead' | 'enquiry' | 'calendarChange', string>>;
}

export async function makeLookedAt(test: TestApp, admin: Caller): Promise<LookedAt> {
  standAt(test, NOW);
  const clinic = await makeClinic(test);
  const patient = (await admin.post('patients', { ...PERSON, location: `${MARK} Lane` })).body.id;
  const booking = { patientId: patient, doctorId: clinic.doctor.id, appointmentDate: tomorrowAt('09:30') };
  const appointment = (await admin.post('appointments', booking)).body.id;
  const lead = (await admin.post('leads', { patientName: PERSON.name, phone: PHONE, notes: MARK })).body.id;
  await admin.post(`leads/${lead}/calls`, { outcome: 'reached', notes: MARK });
  await test.visitor().post('enquiries', { ...PERSON, message: 'Please call' });
  const enquiry = (await admin.get('enquiries')).body[0].id;
  await test.sql.query(`update appointments set reported = '{"location":"Elsewhere"}' where id = $1`, [appointment]);
  const hours = { kind: 'hours', doctorId: clinic.doctor.id, hours: { Wednesday: ['14:00-17:00'] } };
  const calendarChange = (await admin.post('calendar-changes', { change: hours })).body.id;
  await sendDue(test);
  wrote(test);
  return { clinic, ids: { patient, appointment, lead, enquiry, calendarChange } };
}

/** Each path with every id that it could be about. */
function addresses(path: string, { clinic, ids }: LookedAt, own: StaffCaller): string[] {
  const filled = path.replace('{phone}', encodeURIComponent(PHONE)).replace('{slug}', clinic.hospital.booking_slug);
  const about = [...Object.values(ids), clinic.doctor.id, clinic.hospital.id, own.userId];
  const slots = filled.endsWith('/slots') ? '?from=2026-11-25&to=2026-11-25' : '';
  return (/\{/u.test(filled) ? about.map((id) => filled.replace(/\{\w+\}/u, id)) : [filled]).map((one) => one + slots);
}

/** The GET routes of the contract whose answer shows the person, and those of them that leave no audit row of the request. */
export async function shownTo(test: TestApp, person: LookedAt, who: StaffCaller): Promise<{ shows: string[]; silent: string[] }> {
  const { paths } = openApiDocument(test.app);
  const routes = Object.entries(paths).flatMap(([path, item]) => ('get' in item && !APART.test(path) ? [path] : []));
  const found = { shows: new Set<string>(), silent: new Set<string>() };
  for (const route of routes) {
    for (const address of addresses(route, person, who)) {
      const { text, status, headers } = await who.get(address);
      if (status !== 200 || !SHOWS.test(text)) continue;
      found.shows.add(route);
      await test.app.get(AuditReads).flush();
      const rows = await test.sql.query('select id from audit_log where request_id = $1', [headers['x-request-id']]);
      if (rows.length !== 1) found.silent.add(route);
    }
  }
  return { shows: [...found.shows].sort(), silent: [...found.silent] };
}
