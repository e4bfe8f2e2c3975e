import { PAGES } from './page-table';
import type { DemoRole } from '../sessions';

const ACCOUNT = { admin: 'admin', agent: 'agent', doctor: 'doctor', hospital_admin: 'hospital' } as const;

export interface StaffPage {
  readonly path: string;
  readonly as: DemoRole;
  /** Somebody who may not open it, and what they read then; null where everybody is led elsewhere. */
  readonly stranger: { readonly as: DemoRole; readonly reads: string } | null;
}

const STRANGERS: readonly DemoRole[] = ['doctor', 'agent', 'hospital', 'admin'];

/** Every staff page for every account that may open it; a stranger tries each once. */
export const STAFF_PAGES: readonly StaffPage[] = PAGES.flatMap(({ path, open, guard }) =>
  open.map((role, index) => {
    const allowed: readonly DemoRole[] = open.map((one) => ACCOUNT[one]);
    const as = STRANGERS.find((one) => !allowed.includes(one));
    return { path, as: ACCOUNT[role], stranger: index === 0 && path !== '/' && as ? { as, reads: guard.text } : null };
  }),
);
