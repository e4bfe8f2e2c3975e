export const LOGIN_FAILED = 'Login Failed';
export const LOGIN_FALLBACK = 'Invalid username or password';
export const LOGIN_SUCCESSFUL = 'Login Successful';
export const welcomeBack = (user: { firstName?: string | null; username: string }): string =>
  `Welcome back, ${user.firstName?.trim() ? user.firstName : user.username}`;
export const CHANGE_PASSWORD = 'Change password';
export const PASSWORD_CHANGED = 'Your password is changed. You were signed out everywhere else.';
export const CHANGE_PASSWORD_FAILED = 'Failed to change the password. Please try again.';
export const CHOOSE_PASSWORD = 'Choose a new password';
export const CHOOSE_PASSWORD_WHY = 'Somebody else typed the present one for you. From now on only you should know it.';
export const SIGN_OUT_EVERYWHERE = 'Sign out everywhere';
export const UNAUTHORIZED = 'Unauthorized';
export const NO_PERMISSION = "You don't have permission to access this page.";
export const LOGGED_OUT = 'You are logged out. Logging in again...';
/** How long those two sentences stand before their reader is led elsewhere. */
export const GUARD_DELAY_MS = 500;
