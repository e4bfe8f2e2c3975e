import { AUDIT_ACTIONS, AUDIT_ENTITIES } from './events';
import { ACTION_LABELS, auditSentence, ENTITY_LABELS, fieldLabel, logOf, recordPath, verdict } from './texts';

const row = { entity: 'appointment', fields: [], rows: null, operation: null } as const;

test.each([
  [{ ...row, action: 'changed', fields: ['appointmentDate', 'status'] }, 'rescheduled an appointment and changed its status'],
  [{ ...row, action: 'created' }, 'created appointment'],
  [{ ...row, action: 'archived', entity: 'lead' }, 'deleted lead'],
  [{ ...row, action: 'read', entity: 'patient' }, 'looked at patient'],
  [{ ...row, action: 'listed', entity: 'patient', rows: 50 }, 'listed 50 patients'],
  [{ ...row, action: 'looked_up', entity: 'patient', rows: 1 }, 'looked up a phone number: 1 patient'],
  [{ ...row, action: 'looked_up', entity: 'patient', rows: 0 }, 'looked up a phone number: 0 patients'],
  [{ ...row, action: 'exported' }, 'exported all appointments'],
  [{ ...row, action: 'exported', entity: 'patient', rows: 1 }, 'exported patient'],
  [{ ...row, action: 'sign_in_failed', entity: 'user' }, 'failed to sign in'],
  [{ ...row, action: 'refused', entity: 'user', operation: 'DELETE /api/users/:id' }, 'was refused: DELETE /api/users/:id'],
  [{ ...row, action: 'refused', rows: 60, operation: 'GET /api/patients' }, 'was refused after 60 calls: GET /api/patients'],
  [{ ...row, action: 'created', entity: 'something new' }, 'created something new'],
] as const)('%j is: %s', (entry, sentence) => {
  expect(auditSentence(entry)).toBe(sentence);
});

test('every action and every kind of record has its words', () => {
  expect(Object.keys(ACTION_LABELS)).toEqual([...AUDIT_ACTIONS]);
  expect(Object.keys(ENTITY_LABELS)).toEqual([...AUDIT_ENTITIES]);
});

test('fields are named as people say them', () => {
  expect(['isActive', 'hospitalId', 'consultationMinutes', 'id', 'notes', 'said'].map(fieldLabel)).toEqual([
    'active',
    'hospital',
    'consultation minutes',
    'id',
    'notes',
    "patient's answer",
  ]);
});

test('a record is found on its page, and its log at its address', () => {
  expect(recordPath('appointment', '1')).toBe('/appointments?appointment=1');
  expect(recordPath('state', '1')).toBeNull();
  expect(logOf('patient', '1')).toBe('/audit?entity=patient&entityId=1&reads=1&system=1');
});

test('the verdict is one sentence: when the log was checked, and how much is proved or where it breaks', () => {
  const verdictOf = (found: Omit<Parameters<typeof verdict>[0], 'when'>): string => verdict({ when: '24 Nov 2026, 2:45 AM', ...found });
  expect(verdictOf({ rows: 120000, unkeyed: 0, brokenAt: null })).toBe(
    'Checked 24 Nov 2026, 2:45 AM: no tampering found in 1,20,000 entries',
  );
  expect(verdictOf({ rows: 9, unkeyed: 4, brokenAt: null })).toBe(
    'Checked 24 Nov 2026, 2:45 AM: no tampering found in 9 entries (4 of them are from before the log had a key)',
  );
  expect(verdictOf({ rows: 4, unkeyed: 0, brokenAt: 5 })).toBe(
    'Checked 24 Nov 2026, 2:45 AM: tampering found, entry 5 is not what was written',
  );
});
