import { NOTICE_VERSION } from '../privacy/notice';
import { enquiryRules } from './rules';

/** What the landing page says of itself (docs/spec/screens.md). */
export const ACCESS_DASHBOARD = 'Access Dashboard';
export const GET_STARTED = 'Get Started Today';
export const HERO_TITLE = 'The front desk that never loses an enquiry.';
export const HERO_TEXT =
  'One desk for hospitals and clinics: leads, bookings and doctors’ calendars in one place, from the first phone call to the completed appointment.';
export const SEE_HOW = 'See how it works';

export const FEATURES_TITLE = 'Everything from the first question to the appointment';
export const FEATURES = {
  leads: {
    title: 'Lead Generation',
    text: 'Enquiries from the website, the phone, referrals and walk-ins arrive in one list, each with its source.',
  },
  tracking: {
    title: 'Lead Management and Tracking',
    text: 'Every lead has an owner, a priority and a status. Leads that wait too long stand out before they are lost.',
  },
  booking: {
    title: 'Private Booking',
    text: 'A unique hospital URL and QR code for direct patient booking. No account, no app, no queue on the phone.',
  },
  scheduling: {
    title: 'Smart Scheduling',
    text: 'Appointment management with automated reminders and conflict resolution: no time is ever booked twice.',
  },
} as const;

export const HOW_IT_WORKS = 'How it works';
export const STEPS = [
  {
    title: 'Capture leads',
    text: 'Website, phone, referral or walk-in: every enquiry is on the list at once, with everything you need to call back.',
  },
  {
    title: 'Manage and convert',
    text: 'Assign agents, follow up in time and turn leads into confirmed appointments with the right doctor.',
  },
  {
    title: 'Book and deliver care',
    text: 'Patients come at their own time, doctors see their day at a glance, and every appointment ends with an outcome.',
  },
] as const;

export const CLOSING_TITLE = 'Tell us about your hospital or clinic.';
export const CLOSING_TEXT = 'A few lines are enough. Our team will reply and set up your first hospital with you.';
export const SEND_ENQUIRY = 'Send an Enquiry';
export const COPYRIGHT = '© 2025 ArogyaDesk. All rights reserved.';

/** The enquiry dialog. */
export const ENQUIRY_LEAD = 'Tell us who you are and what you need. We will call you back.';
export const CANCEL = 'Cancel';
export const SUBMIT_ENQUIRY = 'Submit Enquiry';
export const SUBMITTING = 'Submitting...';

export type EnquiryField = keyof typeof enquiryRules;
export type EnquiryValues = Readonly<Record<EnquiryField, string>>;

export const NO_ENQUIRY: EnquiryValues = { name: '', email: '', phone: '', organization: '', message: '' };

/** The body of POST /api/enquiries with its defaults (docs/spec/numbers.md). */
export const enquiryFrom = (values: EnquiryValues) =>
  ({
    name: values.name.trim(),
    email: values.email.trim(),
    phone: values.phone.trim(),
    organization: values.organization.trim(),
    message: values.message.trim(),
    source: 'landing_page',
    status: 'new',
    priority: 'medium',
    noticeVersion: NOTICE_VERSION,
  }) as const;
