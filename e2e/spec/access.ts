import { answers } from './failures';
import { rowsOf } from './row';
import { isAt } from './steps';

const PLACES = ['Access failures', 'Doctor Management (/doctors)', 'Generic'];
const REFUSED = ['Unauthorized', "You don't have permission to access this page."];
const LOGGED_OUT = ['You are logged out. Logging in again...'];

/** The guards of all pages, and that they lead away, are tried in states.e2e.ts. */
export const ACCESS = [
  rowsOf('agent', '/doctors', PLACES)(REFUSED, [], { loaded: true }),
  rowsOf('agent', '/leads', PLACES)(REFUSED, [], { loaded: true }),
  rowsOf('doctor', '/appointments', PLACES)(REFUSED, [], { loaded: true }),
  rowsOf('agent', '/users', PLACES)(['You need admin access to manage users']),
  rowsOf('doctor', '/hospital-dashboard', PLACES)(['Access Restricted', 'This dashboard is only available for hospital administrators.']),
  rowsOf('nobody', '/hospital-dashboard', PLACES)(LOGGED_OUT),
  rowsOf('nobody', '/hospital-dashboard', PLACES)([], [isAt('/login')]),
  rowsOf('admin', '/hospitals', PLACES)(LOGGED_OUT, [], { before: [answers('GET', 'hospitals', { status: 401 })] }),
];
