import { can, type Action, type Role } from '../access';

/** The screens that keep views, each at `/` and its name: whoever may do this has the screen. */
const ACTION = {
  appointments: 'appointments:read',
  audit: 'audit:read',
  doctors: 'doctors:write',
  hospitals: 'hospitals:manage',
  leads: 'leads:read',
  patients: 'patients:read',
  users: 'users:manage',
} as const satisfies Readonly<Record<string, Action>>;

export type ScreenName = keyof typeof ACTION;
export const SCREEN_NAMES = Object.keys(ACTION) as readonly ScreenName[];

export const hasScreen = (role: Role | null, screen: ScreenName): boolean => can(role, ACTION[screen]);
