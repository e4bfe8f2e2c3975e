import { answers } from './failures';
import { rowsOf } from './row';
import { isAt } from './steps';

const PLACES = ['Access failures', 'Doctor Management (/doctors)', 'Generic'];
const REFUSED = ['Unauthorized', "You don't have permission to access this page."];
const LOGGED_OUT = ['You are logged out. Logging in again...'];

const BRIEF = { brief: true };

/** Each leads away after half a second. The guards of all pages are tried in states.e2e.ts. */
export const ACCESS = [
  rowsOf('agent', '/doctors', PLACES)(REFUSED, [isAt('/')], BRIEF),
  rowsOf('agent', '/leads', PLACES)(REFUSED, [isAt('/')], BRIEF),
  rowsOf('doctor', '/appointments', PLACES)(REFUSED, [isAt('/doctor-dashboard')], BRIEF),
  rowsOf('agent', '/users', PLACES)(['You need admin access to manage users'], [isAt('/')], BRIEF),
  rowsOf('doctor', '/hospital-dashboard', PLACES)(
    ['Access Restricted', 'This dashboard is only available for hospital administrators.'],
    [isAt('/doctor-dashboard')],
    BRIEF,
  ),
  rowsOf('nobody', '/hospital-dashboard', PLACES)(LOGGED_OUT, [isAt('/login')], BRIEF),
  rowsOf('admin', '/hospitals', PLACES)(LOGGED_OUT, [isAt('/login')], { ...BRIEF, before: [answers('GET', 'hospitals', { status: 401 })] }),
];
