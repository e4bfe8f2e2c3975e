import type { SessionUser } from '@arogya/platform';

export type MadeUser = SessionUser;

/** A signed-in user: an admin, with the given fields changed. */
export const makeUser = (of: Partial<SessionUser> = {}): SessionUser => ({
  id: '3c1a5b8e-0d2f-4c7a-9b6e-1f2a3b4c5d6e',
  username: 'admin',
  firstName: 'Meera',
  lastName: 'Iyer',
  email: 'meera.iyer@example.in',
  role: 'admin',
  hospitalId: null,
  profileImageUrl: null,
  mustChangePassword: false,
  strictPasswords: false,
  secondFactor: 'off',
  ...of,
});
