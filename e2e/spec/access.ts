import { answers } from './failures';
import { rowsOf } from './row';
import { isAt } from './steps';

const PLACES = ['Access failures', 'Doctor Management (/doctors)', 'Generic'];
const REFUSED = ['Unauthorized', "You don't have permission to access this page."];
const LOGGED_OUT = ['You are logged out. Logging in again...'];

/** Each leads away soon: what it said is noted. The guards of all pages are tried in states.e2e.ts. */
export const ACCESS = [
  rowsOf('agent', '/doctors', PLACES)(REFUSED, [isAt('/')], { loaded: true }),
  rowsOf('agent', '/leads', PLACES)(REFUSED, [isAt('/')], { loaded: true }),
  rowsOf('doctor', '/appointments', PLACES)(REFUSED, [isAt('/doctor-dashboard')], { loaded: true }),
  rowsOf('agent', '/users', PLACES)(['You need admin access to manage users'], [isAt('/')]),
  rowsOf(
    'doctor',
    '/hospital-dashboard',
    PLACES,
  )(['Access Restricted', 'This dashboard is only available for hospital administrators.'], [isAt('/doctor-dashboard')]),
  rowsOf('nobody', '/hospital-dashboard', PLACES)(LOGGED_OUT, [isAt('/login')]),
  rowsOf('admin', '/hospitals', PLACES)(LOGGED_OUT, [isAt('/login')], { before: [answers('GET', 'hospitals', { status: 401 })] }),
];
