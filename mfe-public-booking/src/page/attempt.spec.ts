import { NOTICE_VERSION } from '@arogya/domain/privacy/notice';
import { attemptFor, send } from './attempt';
import { at, fakeApi, KNOWN, lost, ok, refusal } from './booking-fixture';
import { EMPTY, type Choice, type Draft, type Visitor } from './draft';

const VISITOR: Visitor = {
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
const known = (visitor: Partial<Visitor> = {}): Draft =>
  draft({ visitor: { ...VISITOR, ...visitor }, checked: { phone: VISITOR.phone, patient: KNOWN.patient } });
const nobody = (): void => undefined;

describe('what is said of the patient', () => {
  it('a stranger is created, and his symptoms stand with him', () => {
    const { step, visit } = attemptFor(draft(), CHOICE);
    expect(step).toMatchObject({ kind: 'create', body: { name: 'Asha Verma', symptoms: 'Fever' } });
    expect(visit).toEqual({
      doctorId: 'doctor',
      appointmentDate: at('09:30'),
      status: 'pending',
      notes: 'Booked through the booking portal',
      noticeVersion: NOTICE_VERSION,
      holdId: 'hold-1',
    });
  });

  it('a recognised visitor with nothing but new symptoms changes nothing: they stand in the notes', () => {
    const { step, visit } = attemptFor(known(), CHOICE);
    expect(step).toEqual({ kind: 'as-is', handle: 'handle-known' });
    expect(visit.notes).toBe('Booked through the booking portal. Symptoms: Fever');
  });

  it('a recognised visitor sends his symptoms and what else has changed', () => {
    const { step } = attemptFor(known({ age: '35', email: 'asha@example.in' }), CHOICE);
    expect(step).toEqual({ kind: 'change', handle: 'handle-known', body: { symptoms: 'Fever', age: 35, email: 'asha@example.in' } });
  });

  it('another name on the same phone is another member of the family', () => {
    expect(attemptFor(known({ name: 'Ravi Verma' }), CHOICE).step).toMatchObject({ kind: 'create', body: { name: 'Ravi Verma' } });
    expect(attemptFor(known({ name: 'asha verma' }), CHOICE).step).toMatchObject({ kind: 'as-is' });
  });

  it('a patient who was created before a refusal is not created again, only corrected', () => {
    const created = { handle: 'handle-new', sent: VISITOR };
    expect(attemptFor(draft({ created }), CHOICE).step).toEqual({ kind: 'as-is', handle: 'handle-new' });
    const corrected = draft({ created, visitor: { ...VISITOR, name: 'Asha V', location: '' } });
    expect(attemptFor(corrected, CHOICE).step).toEqual({ kind: 'change', handle: 'handle-new', body: { name: 'Asha V', location: '' } });
    const other = draft({ created, visitor: { ...VISITOR, phone: '+91 55500 99999' } });
    expect(attemptFor(other, CHOICE).step).toMatchObject({ kind: 'create' });
  });
});

describe('sending', () => {
  it('creates, then books with the handle', async () => {
    const api = fakeApi();
    const attempt = attemptFor(draft(), CHOICE);
    const outcome = await send(api, attempt, nobody);
    expect(outcome).toMatchObject({ kind: 'booked', visit: { number: 100042 } });
    expect(api.book).toHaveBeenCalledWith({ patientId: 'handle-new', ...attempt.visit }, attempt.visitKey);
  });

  it('again after a lost answer repeats the same keys and bodies', async () => {
    const api = fakeApi();
    api.book.mockImplementationOnce(lost);
    const attempt = attemptFor(draft(), CHOICE);
    expect(await send(api, attempt, nobody)).toEqual({ kind: 'unsure' });
    expect(await send(api, attempt, nobody)).toMatchObject({ kind: 'booked' });
    expect(api.createPatient.mock.calls[0]).toEqual(api.createPatient.mock.calls[1]);
    expect(api.book.mock.calls[0]).toEqual(api.book.mock.calls[1]);
  });

  it('leaves the attempt open when the server fails, and settles it when the server refuses', async () => {
    const api = fakeApi();
    api.book.mockImplementationOnce(() => refusal(503, 'unavailable', 'Not now'));
    expect(await send(api, attemptFor(draft(), CHOICE), nobody)).toEqual({ kind: 'unsure' });
    api.book.mockImplementationOnce(() => refusal(409, 'slotTaken', 'Taken', { nearest: [] }));
    expect(await send(api, attemptFor(draft(), CHOICE), nobody)).toMatchObject({
      kind: 'refused',
      failure: { status: 409, message: 'Taken' },
    });
  });

  it('never books without an id, and says so in the words of the specification', async () => {
    const api = fakeApi();
    api.createPatient.mockImplementationOnce(() => ok({}));
    expect(await send(api, attemptFor(draft(), CHOICE), nobody)).toEqual({ kind: 'no-id', sentence: 'Failed to get patient ID' });
    const nameless = known();
    const attempt = attemptFor(
      { ...nameless, checked: { phone: VISITOR.phone, patient: KNOWN.patient && { ...KNOWN.patient, id: '' } } },
      CHOICE,
    );
    expect(await send(api, attempt, nobody)).toEqual({ kind: 'no-id', sentence: 'Unable to fetch patient Id' });
    expect(api.book).not.toHaveBeenCalled();
  });

  it('gives every attempt keys of its own', () => {
    const [one, two] = [attemptFor(draft(), CHOICE), attemptFor(draft(), CHOICE)];
    expect(new Set([one.patientKey, one.visitKey, two.patientKey, two.visitKey]).size).toBe(4);
  });
});
