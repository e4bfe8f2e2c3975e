export const USER_CREATED = 'User created successfully';
export const USER_UPDATED = 'User updated successfully';
export const USER_DELETED = 'User deleted successfully';
export const FETCH_USER_FAILED = 'Failed to fetch user';
export const CREATE_USER_FAILED = 'Failed to create user';
export const UPDATE_USER_FAILED = 'Failed to update user';
export const DELETE_USER_FAILED = 'Failed to delete user';
export const HOSPITAL_NEEDED = 'Please choose the hospital of this administrator';
export const REMOVE_FACTOR = 'Turn off two-step sign-in';
export const REMOVE_FACTOR_FAILED = 'Failed to turn off two-step sign-in';
export const REMOVE_FACTOR_TEXT =
  'For someone who has lost both their authenticator app and their recovery codes. They sign in with the password alone until they set it up again.';
export const END_SESSIONS_TEXT = 'This account is signed out of every browser at once.';
export const END_SESSIONS_FAILED = 'Failed to sign the user out';
export const signedOut = (username: string): string => `${username} is signed out everywhere`;
export const removedFactor = (username: string): string => `${username} signs in without a second factor now`;
export const ACTIVATE = 'Activate';
export const INACTIVE_ACCOUNT = 'This account is inactive: nobody can sign in with it.';
