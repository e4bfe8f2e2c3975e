import { fails, hangs } from './failures';
import { rowsOf } from './row';
import { dialog, press, shows, type } from './steps';

const PLACES = ['Landing page (public)', 'Enquiry dialog', 'Enquiry form (landing page)', 'Specific failures', 'Success messages'];
const row = rowsOf('nobody', '/', PLACES);
const opening = [press('Get Started Today'), dialog('Get Started with ArogyaDesk')];
const filled = [
  ...opening,
  type('Full Name', 'Meena Pillai'),
  type('Email Address', 'meena@example.in'),
  type('Phone Number', '+91 98450 12345'),
  type('How can we help you?', 'Please call about the booking page.'),
  press('Submit Enquiry'),
];

export const LANDING = [
  row(['Access Dashboard', 'How it works', 'Get Started Today'], [shows('ArogyaDesk', 'From first enquiry to delivered care')]),
  row(['Get Started with ArogyaDesk', 'How can we help you?'], [...opening, shows('Full Name', 'Email Address', 'Phone Number', 'Cancel')]),
  row(
    [
      'Name is required',
      'Please enter a valid email address',
      'Please enter a valid phone number',
      'Please provide at least 10 characters describing your needs',
    ],
    [...opening, press('Submit Enquiry')],
  ),
  row(['Submitting...'], filled, { before: [hangs('POST', 'enquiries')] }),
  row(['Failed to submit enquiry. Please try again.'], filled, { before: [fails('POST', 'enquiries')] }),
  row(['Thank You!', 'Your enquiry has been submitted successfully. Our team will contact you soon.'], filled),
];
