/** What must hold of each kind of page: kB, requests, times of the bare React page's largest paint, ms, and layout shift. Undefined: shown, and may be anything. */
export const LIGHT = { script: 110, paint: 0.8, shift: 0.02 };
export const STAFF = { all: 560, requests: 20, paint: 3.5, blocked: 600, shift: 0.05 };
export const ANOTHER = { ms: 150, whole: undefined, shift: 0.02 };
export const BY_KEYS = { opened: 100, chips: 100 };

export const lightPages = ({ booking, appointment }) => [
  { name: 'landing page', path: '/' },
  { name: 'login', path: '/login' },
  { name: '/book/{slug}', path: booking },
  { name: '/a/{token}', path: appointment },
];

/** The staff screens, each opened by its address. */
export const SCREENS = [
  { as: 'admin', path: '/' },
  { as: 'admin', path: '/appointments' },
  { as: 'admin', path: '/leads' },
  { as: 'admin', path: '/patients' },
  { as: 'admin', path: '/reports' },
  { as: 'admin', path: '/audit' },
  { as: 'agent', path: '/agent-dashboard' },
  { as: 'agent', path: '/appointments' },
  { as: 'doctor', path: '/doctor-dashboard' },
  { as: 'hospital', path: '/hospital-dashboard' },
];

/** From one screen to another by the sidebar, both of them known to the browser. */
export const STEPS = [
  {
    as: 'admin',
    from: { path: '/leads', name: 'Lead Tracker' },
    to: { path: '/appointments', name: 'Appointments', heading: 'Appointment Management' },
  },
  {
    as: 'admin',
    from: { path: '/appointments', name: 'Appointments', heading: 'Appointment Management' },
    to: { path: '/patients', name: 'Patients Management' },
  },
];
