import { PAGES } from './page-table';
import type { DemoRole } from '../sessions';

const ACCOUNT = { admin: 'admin', agent: 'agent', doctor: 'doctor', hospital_admin: 'hospital' } as const;

export interface StaffPage {
  readonly path: string;
  readonly as: DemoRole;
  /** Somebody who may not open it, what they read then, and where they are led; null where everybody is led elsewhere. */
  readonly stranger: { readonly as: DemoRole; readonly reads: string; readonly home: string } | null;
}

const STRANGERS = ['doctor', 'agent', 'hospital', 'admin'] as const satisfies readonly DemoRole[];

/** Where each of them ends who asks for '/'. */
const HOME = { doctor: '/doctor-dashboard', agent: '/', hospital: '/hospital-dashboard', admin: '/' };

/** Every staff page for every account that may open it; a stranger tries each once. */
export const STAFF_PAGES: readonly StaffPage[] = PAGES.flatMap(({ path, open, guard }) =>
  open.map((role, index) => {
    const allowed: readonly DemoRole[] = open.map((one) => ACCOUNT[one]);
    const as = STRANGERS.find((one) => !allowed.includes(one));
    const stranger = index === 0 && path !== '/' && as ? { as, reads: guard.text, home: HOME[as] } : null;
    return { path, as: ACCOUNT[role], stranger };
  }),
);
