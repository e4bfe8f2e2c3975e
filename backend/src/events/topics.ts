/**
 * The modules whose changes are announced: to open screens, and to what a server remembers. Who hears of each is in
 * live/audiences.ts; a topic without an audience there does not compile.
 */
export const TOPICS = [
  'appointments',
  'calendar-changes',
  'cities',
  'doctors',
  'enquiries',
  'hospitals',
  'leads',
  'messages',
  'patients',
  'releases',
  'services',
  'specialties',
  'states',
  'users',
  'views',
] as const;
export type Topic = (typeof TOPICS)[number];

/**
 * Modules that write what is on nobody else's screen, and `link`, whose calls change appointments: the events of these are told.
 * One that is neither here nor above fails live/audiences.spec.ts.
 */
export const UNTOLD: readonly string[] = [
  'audit',
  'auth',
  'integrations',
  'link',
  'message-templates',
  'notifications',
  'privacy',
  'release-keys',
  'setup',
  'webhooks',
];

export const isTopic = (name: string): name is Topic => TOPICS.some((topic) => topic === name);
