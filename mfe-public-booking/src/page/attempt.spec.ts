import { NOTICE_VERSION } from '@arogya/domain/privacy/notice';
import { attemptFor, send } from './attempt';
import { at, fakeApi, KNOWN, lost, refusal } from '../testing/booking-fixture';
import { BLANK, EMPTY, type Choice, type Draft, type Visitor } from './draft';

const VISITOR: Visitor = {
  ...BLANK,
  phone: '+91 55500 10001',
  name: 'Asha Verma',
  age: '34',
  gender: 'female',
  symptoms: 'Fever',
  email: '',
  location: 'Pune',
};
const CHOICE: Choice = { doctorId: 'doctor', at: at('09:30'), holdId: 'hold-1', heldUntil: 1 };
const draft = (more: Partial<Draft> = {}): Draft => ({ ...EMPTY, visitor: VISITOR, choice: CHOICE, ...more });
const known = (visitor: Partial<Visitor> = {}, id = 'handle-known'): Draft =>
  draft({
    visitor: { ...VISITOR, ...visitor },
    checked: { phone: VISITOR.phone, patient: KNOWN.patient && { ...KNOWN.patient, id } },
  });
const attempt = (of = draft(), choice = CHOICE, shared = false) => attemptFor(of, choice, { shared, language: null });

describe('what is said of the patient', () => {
  it('somebody new is entered with the booking, and the symptoms stand with them', () => {
    expect(attempt()).toEqual({
      key: expect.any(String) as string,
      changes: null,
      request: {
        patient: { name: 'Asha Verma', phone: '+91 55500 10001', age: 34, gender: 'female', symptoms: 'Fever', location: 'Pune' },
        doctorId: 'doctor',
        appointmentDate: at('09:30'),
        status: 'pending',
        notes: 'Booked through the booking portal',
        noticeVersion: NOTICE_VERSION,
        holdId: 'hold-1',
      },
    });
  });

  it('a recognised visitor with nothing but new symptoms changes nothing: they stand in the notes', () => {
    const { request, changes } = attempt(known());
    expect(changes).toBeNull();
    expect(request).toMatchObject({ patientId: 'handle-known', notes: 'Booked through the booking portal. Symptoms: Fever' });
    expect(request).not.toHaveProperty('patient');
  });

  it('a recognised visitor sends the symptoms and what else has changed', () => {
    const { changes } = attempt(known({ age: '35', email: 'asha@example.in', location: '' }));
    expect(changes).toEqual({ symptoms: 'Fever', age: 35, email: 'asha@example.in', location: '' });
  });

  it('another name on the same phone is another member of the family', () => {
    expect(attempt(known({ name: 'Ravi Verma' })).request).toMatchObject({ patient: { name: 'Ravi Verma' } });
    expect(attempt(known({ name: 'asha verma' })).request).toHaveProperty('patientId');
  });

  it('nobody is known on another phone than the one that was checked', () => {
    expect(attempt(known({ phone: '+91 55500 99999' })).request).toMatchObject({ patient: { phone: '+91 55500 99999' } });
  });

  it('names no hold where the start was not kept, and says that a device is shared', () => {
    expect(attempt(draft(), { ...CHOICE, holdId: null }).request).not.toHaveProperty('holdId');
    expect(attempt().request).not.toHaveProperty('shared');
    expect(attempt(draft(), CHOICE, true).request).toMatchObject({ shared: true });
  });
});

describe('sending', () => {
  it('books somebody new in one call', async () => {
    const api = fakeApi();
    const one = attempt();
    expect(await send(api, one)).toMatchObject({ kind: 'booked', appointment: { number: 100042 } });
    expect(api.book.mock.calls).toEqual([[one.request, one.key]]);
    expect(api.updatePatient).not.toHaveBeenCalled();
  });

  it('says first what has changed of somebody known', async () => {
    const api = fakeApi();
    const one = attempt(known({ age: '35' }));
    api.updatePatient.mockImplementationOnce(lost);
    expect(await send(api, one)).toMatchObject({ kind: 'unsure' });
    expect(api.book).not.toHaveBeenCalled();
    expect(await send(api, one)).toMatchObject({ kind: 'booked' });
    expect(api.updatePatient.mock.calls).toEqual(Array(2).fill(['handle-known', { age: 35, symptoms: 'Fever' }]));
  });

  it('again after a lost answer repeats the same key and body', async () => {
    const api = fakeApi();
    api.book.mockImplementationOnce(lost);
    const one = attempt();
    expect(await send(api, one)).toMatchObject({ kind: 'unsure' });
    expect(await send(api, one)).toMatchObject({ kind: 'booked' });
    expect(api.book.mock.calls[0]).toEqual(api.book.mock.calls[1]);
  });

  it('leaves the attempt open when the server fails, and settles it when the server refuses', async () => {
    const api = fakeApi();
    api.book.mockImplementationOnce(() => refusal(503, 'unavailable', 'Not now'));
    expect(await send(api, attempt())).toMatchObject({ kind: 'unsure', failure: { message: 'Not now' } });
    api.book.mockImplementationOnce(() => refusal(409, 'slotTaken', 'Taken', { nearest: [] }));
    expect(await send(api, attempt())).toMatchObject({ kind: 'refused', failure: { status: 409, message: 'Taken' } });
  });

  it('never books somebody known without their handle', async () => {
    const api = fakeApi();
    expect(await send(api, attempt(known({}, '')))).toEqual({ kind: 'no-id' });
    expect(api.book).not.toHaveBeenCalled();
  });

  it('gives every attempt a key of its own', () => {
    expect(attempt().key).not.toBe(attempt().key);
  });
});
