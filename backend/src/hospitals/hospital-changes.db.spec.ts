import { create } from 'qrcode';
import type { Caller } from '../testing/caller';
import { countOccupied } from '../testing/clinic';
import { greyPng } from '../testing/grey-png';
import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';

const body = (name: string, more: object = {}) => ({ name, city: 'Pune', ...more });
const ABSENT = '8f14e45f-ceea-467f-a8d9-1c2a5d4e9b10';
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

describe('hospitals that change', () => {
  let test: TestApp;
  let admin: Caller;
  const add = async (name: string, more: object = {}) => (await admin.post('hospitals', body(name, more))).body;
  beforeAll(async () => {
    test = await startTestApp();
    admin = await test.as('admin');
  });
  afterAll(() => test.close());

  describe('changing', () => {
    it('keeps the slug when the name changes, and the doctors carry the new name', async () => {
      const hospital = await add('Old Name');
      const doctor = await make.doctor(test.sql, { hospital_id: hospital.id, hospital_name: 'Old Name' });
      const { status, body: changed } = await admin.put(`hospitals/${hospital.id}`, { name: 'New Name' });
      expect(status).toBe(200);
      expect(changed).toMatchObject({ name: 'New Name', bookingSlug: 'old-name', city: 'Pune', version: 2 });
      expect(await test.sql.one('select hospital_name from doctors where id = $1', [doctor.id])).toEqual({ hospital_name: 'New Name' });
    });

    it('refuses a save over somebody else’s, with the fields that differ and the present record', async () => {
      const hospital = await add('Edited Twice');
      await admin.put(`hospitals/${hospital.id}`, { name: 'First' }, { 'if-match': '"1"' });
      const { status, body: problem } = await admin.put(
        `hospitals/${hospital.id}`,
        { name: 'Second', city: 'Pune' },
        { 'if-match': '"1"' },
      );
      expect(status).toBe(409);
      expect(Object.keys(problem.errors)).toEqual(['name']);
      expect(problem.current).toMatchObject({ name: 'First', version: 2 });
      expect((await admin.get(`hospitals/${hospital.id}`)).body.name).toBe('First');
    });

    it('saves without a version as the specification says, and changes nothing for an empty body', async () => {
      const hospital = await add('Plain');
      expect((await admin.put(`hospitals/${hospital.id}`, {})).body.version).toBe(1);
      expect((await admin.put(`hospitals/${hospital.id}`, { isActive: false })).body).toMatchObject({ isActive: false, version: 2 });
    });

    it.each(['nothing', ABSENT])('answers a clear error for the id %s', async (id) => {
      const { status } = await admin.put(`hospitals/${id}`, { name: 'X' });
      expect(status).toBe(id === ABSENT ? 404 : 400);
    });
  });

  describe('deleting', () => {
    it('archives: no list shows it, its appointments to come are cancelled, its doctors rest, its administrator is signed out', async () => {
      const hospital = await add('Gone Soon');
      const caller = await test.as('hospital_admin', { hospital_id: hospital.id });
      const doctor = await make.doctor(test.sql, { hospital_id: hospital.id });
      const patient = await make.patient(test.sql);
      const appointment = await make.appointment(test.sql, `${TOMORROW}T10:00:00+05:30`, {
        doctor_id: doctor.id,
        patient_id: patient.id,
        hospital_id: hospital.id,
      });

      expect((await admin.delete(`hospitals/${hospital.id}`)).status).toBe(204);

      expect((await admin.get(`hospitals/${hospital.id}`)).status).toBe(404);
      expect((await admin.get('hospitals?q=gone%20soon')).body).toEqual([]);
      expect(await test.sql.one('select status from appointments where id = $1', [appointment.id])).toEqual({ status: 'cancelled' });
      expect(await countOccupied(test, doctor.id)).toBe(0);
      expect(await test.sql.one('select is_active from doctors where id = $1', [doctor.id])).toEqual({ is_active: false });
      expect((await caller.get('hospital/qr')).status).toBe(401);
      expect((await admin.delete(`hospitals/${hospital.id}`)).status).toBe(404);
    });
  });

  describe('the QR code', () => {
    it('is a PNG of the booking address, whatever host was asked', async () => {
      const hospital = await add('Scanned');
      const { status, body: qr } = await admin.get(`hospitals/${hospital.id}/qr`, { host: 'evil.example' });
      expect(status).toBe(200);
      expect(qr.bookingUrl).toBe('http://localhost:3000/book/scanned');
      const { modules } = create(String(qr.bookingUrl), { errorCorrectionLevel: 'Q' });
      const { width, isDark } = greyPng(String(qr.qrCode));
      const [margin, side] = [2, width / (modules.size + 4)];
      const at = (place: number): number => Math.floor((margin + place + 0.5) * side);
      const places = [...modules.data.keys()].map((n) => [n % modules.size, Math.floor(n / modules.size)] as const);
      expect(width).toBe(512);
      expect(places.map(([x, y]) => isDark(at(x), at(y)))).toEqual([...modules.data].map(Boolean));
    });

    it('brings what the poster says beside it: phone and state', async () => {
      const { body: state } = await admin.post('states', { name: 'Tamil Nadu', code: 'TN' });
      const { id } = await add('Postered', { phone: '+91 55500 10901', stateId: state.id });
      expect((await admin.get(`hospitals/${id}/qr`)).body).toMatchObject({ phone: '+91 55500 10901', stateCode: 'TN' });
    });

    it('is not there for a hospital that is not', async () => {
      expect((await admin.get(`hospitals/${ABSENT}/qr`)).status).toBe(404);
    });
  });
});
