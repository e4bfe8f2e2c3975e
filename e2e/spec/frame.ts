import { hangs } from './failures';
import { rowsOf } from './row';
import { isAt, press, shows, sidebar, type } from './steps';

const LOST = ['404 Page Not Found', 'Did you forget to add the page to the router?'];
const places = ['Authenticated shell', 'Route table'];

export const FRAME = [
  rowsOf('nobody', '/nonsense', places)(LOST),
  rowsOf('doctor', '/nonsense', places)(LOST),
  // Somebody with a session of their own: the other rows need the ones they have.
  rowsOf('nobody', '/login', places)(
    ['Logging out...'],
    [type('Username', 'admin'), type('Password', 'demo1234'), press('Sign In'), isAt('/'), press('Logout')],
    { before: [hangs('POST', 'auth/logout')] },
  ),
  rowsOf(
    'admin',
    '/users',
    places,
  )(
    [],
    [
      shows('Admin'),
      sidebar(
        'Dashboard',
        'Doctor Management',
        'Appointments',
        'Lead Tracker',
        'Hospital Management',
        'User Management',
        'Patients Management',
        'System Management',
        'Reports',
        // Pages that we have added (docs/spec/screens.md).
        'Hospital Settings',
        'Audit Log',
        'Outbox',
        'Message Texts',
        'Releases',
        'Integrations',
      ),
    ],
  ),
  rowsOf('agent', '/appointments', places)([], [shows('Agent'), sidebar('Dashboard', 'Appointments', 'Agent Dashboard')]),
  rowsOf('doctor', '/doctor-dashboard', places)([], [shows('Doctor'), sidebar('Doctor Dashboard')]),
  rowsOf(
    'hospital',
    '/hospital-dashboard',
    places,
  )(
    [],
    [
      shows('Hospital Admin'),
      sidebar('Appointments', 'Lead Tracker', 'Patients Management', 'Hospital Dashboard', 'Reports', 'Hospital Settings'),
    ],
  ),
];
