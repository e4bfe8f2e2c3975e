import { MINUTE } from '@arogya/domain/clock';
import type { EnquiryStatus } from '@arogya/domain/enquiries/status';
import { type Chance, chanceOf, demoId, demoPhone } from './chance';
import { demoEmail, SURNAMES, givenName } from './names';
import { agentIds } from './users';
import { iso } from '../iso';

const FIRST_ENQUIRY_PHONE = 8000;
const DAY = 24 * 60 * MINUTE;

const ORGANIZATIONS = [
  'Sunrise Nursing Home',
  'City Dental Care',
  'Narmada Clinic',
  'Kaveri Hospital',
  'Himalaya Eye Centre',
  'Sri Sai Polyclinic',
  null,
  null,
];
const MESSAGES = [
  'We run a clinic with six doctors and would like to see how booking by QR code works.',
  'Please call us about managing patient leads from our website.',
  'Can reminders be sent to patients before their visit? We lose many appointments.',
  'We have three branches in two cities. Is one account enough for all of them?',
  'Looking for a demo next week, preferably in the afternoon.',
  'How long does it take to bring the records of 4,000 patients over?',
];
const NOTES = ['Demo arranged', 'Asked for a quotation', 'Will decide after the festival', null];
const FRESH = { new: 60, contacted: 40, converted: 0, closed: 0 } as const;
const OLD = { new: 5, contacted: 35, converted: 30, closed: 30 } as const;
const PRIORITIES = { low: 20, medium: 55, high: 25 } as const;

function enquiry(n: number, now: number, chance: Chance) {
  const name = `${givenName(chance.hits(50) ? 'female' : 'male', chance)} ${chance.pick(SURNAMES)}`;
  const status: EnquiryStatus = n === 0 ? 'new' : chance.weighted(n < 8 ? FRESH : OLD);
  const cameAt = iso(now - n * DAY - chance.between(20, 300) * MINUTE);
  const handled = status !== 'new';
  return {
    id: demoId('enquiry', n),
    name,
    email: demoEmail(name, n),
    phone: demoPhone(FIRST_ENQUIRY_PHONE + n),
    phone_key: demoPhone(FIRST_ENQUIRY_PHONE + n).replaceAll(' ', ''),
    organization: chance.pick(ORGANIZATIONS),
    message: chance.pick(MESSAGES),
    source: 'landing_page',
    status,
    priority: handled ? chance.weighted(PRIORITIES) : 'medium',
    assigned_agent_id: handled ? chance.pick(agentIds) : null,
    notes: handled ? chance.pick(NOTES) : null,
    created_at: cameAt,
    updated_at: cameAt,
  };
}

/** One per day, the newest first. */
export function demoEnquiries(count: number, now: number): ReturnType<typeof enquiry>[] {
  const chance = chanceOf('enquiries');
  return Array.from({ length: count }, (_, n) => enquiry(n, now, chance));
}
