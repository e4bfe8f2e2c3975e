import type { ChapterName } from '@arogya/domain/guide/chapters';
import aPatientAsksMe from '@arogya/guide/a-patient-asks-me.md';
import aPatientCalls from '@arogya/guide/a-patient-calls.md';
import anEnquiryComesIn from '@arogya/guide/an-enquiry-comes-in.md';
import closeForDiwali from '@arogya/guide/close-for-diwali.md';
import keys from '@arogya/guide/keys.md';
import lateMovedOrCancelled from '@arogya/guide/late-moved-or-cancelled.md';
import needsAttention from '@arogya/guide/needs-attention.md';
import printThePoster from '@arogya/guide/print-the-poster.md';
import setUpAHospital from '@arogya/guide/set-up-a-hospital.md';
import theDoctorIsIll from '@arogya/guide/the-doctor-is-ill.md';
import theDoctorsDay from '@arogya/guide/the-doctors-day.md';
import whoLookedAtThisPatient from '@arogya/guide/who-looked-at-this-patient.md';
import yourNextLead from '@arogya/guide/your-next-lead.md';

/** The HTML of each chapter, as the build makes it of its Markdown (tools/build/guide-html.mjs). */
export const CHAPTER_HTML: Readonly<Record<ChapterName, string>> = {
  'a-patient-calls': aPatientCalls,
  'your-next-lead': yourNextLead,
  'an-enquiry-comes-in': anEnquiryComesIn,
  'needs-attention': needsAttention,
  'late-moved-or-cancelled': lateMovedOrCancelled,
  'the-doctor-is-ill': theDoctorIsIll,
  'close-for-diwali': closeForDiwali,
  'print-the-poster': printThePoster,
  'the-doctors-day': theDoctorsDay,
  'set-up-a-hospital': setUpAHospital,
  'who-looked-at-this-patient': whoLookedAtThisPatient,
  'a-patient-asks-me': aPatientAsksMe,
  keys,
};
