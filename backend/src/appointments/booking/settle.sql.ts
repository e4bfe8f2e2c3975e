import { LINK_VERSIONS } from '@arogya/domain/links/link';
import { prepared } from '../../database/statement';
import { changeMany } from './change-many.sql';
import { anyOfPatient, ofPatient } from './of-patient.sql';

/** Staff have accepted or dismissed what a visitor reported. */
export const settleReported = changeMany<{ id: string }>({
  name: 'settle-reported',
  which: 'a.id = :id::uuid',
  set: 'reported = null',
  fields: ['reported'],
  kind: 'changed',
});

/** Staff have made a new link: the one before ends. */
export const replaceLink = changeMany<{ id: string }>({
  name: 'replace-link',
  which: 'a.id = :id::uuid',
  set: `link_version = (a.link_version + 1) % ${LINK_VERSIONS}`,
  fields: ['link'],
  kind: 'changed',
});

/** Text that no doctor has written is of no medical use: it is removed together with the patient's name. */
export const eraseReported = changeMany<{ patientId: string }>({
  name: 'erase-reported',
  which: `a.id = ${anyOfPatient(':patientId::uuid')} and a.reported is not null`,
  set: 'reported = null',
  fields: ['reported'],
  kind: 'changed',
});

/**
 * Removes texts about erased people (null: all of them) whose retention has ended, and those of appointments
 * that never took place.
 */
export const dropTexts = changeMany<{ patientId: string | null; before: Date }>({
  name: 'drop-appointment-texts',
  which: `a.id = any (array(select own.id from patients p cross join lateral ${ofPatient('p.id')} own
      where p.erased_at is not null and (:patientId::uuid is null or p.id = :patientId)))
    and (a.notes is not null or a.feedback is not null) and (a.status <> 'completed' or a.start_at < :before)`,
  set: 'notes = null, feedback = null',
  fields: ['feedback', 'notes'],
  kind: 'changed',
});

/**
 * Browser and network of a booking are needed against floods only, so they are removed after a month. This makes no new
 * version: nobody is shown these fields.
 */
export const forgetBrowsers = prepared<object, { now: Date }>(
  'forget-browsers',
  `update appointments set browser_hash = null, network = null where id in (
     select id from appointments where browser_hash is not null and created_at < :now::timestamptz - interval '30 days' limit 5000)`,
);

/** Messages to an erased person go nowhere, and what they said by a link goes, too. No new version: the appointment itself stays as it is. */
export const forgetContact = prepared<object, { patientId: string }>(
  'forget-contact-of-appointments',
  `update appointments set contact = null, said = null, language = null
   where id = ${anyOfPatient(':patientId')} and (contact is not null or said is not null or language is not null)`,
);

/** Removes the browser from an erased person's appointments. No new version, and nobody is notified. */
export const forgetBrowser = prepared<object, { patientId: string }>(
  'forget-browser-of-patient',
  `update appointments set browser_hash = null, network = null where id = ${anyOfPatient(':patientId')} and browser_hash is not null`,
);

/** What their last changes could be taken back to holds notes and feedback. */
export const forgetUndos = prepared<object, { patientId: string }>(
  'forget-undos-of-patient',
  `delete from appointment_undos where appointment_id = ${anyOfPatient(':patientId')}`,
);
