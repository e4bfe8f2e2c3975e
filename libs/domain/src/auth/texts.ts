export const LOGIN_FAILED = 'Login Failed';
export const LOGIN_FALLBACK = 'Invalid username or password';
export const LOGIN_SUCCESSFUL = 'Login Successful';
export const welcomeBack = (user: { firstName?: string | null; username: string }): string =>
  `Welcome back, ${user.firstName?.trim() ? user.firstName : user.username}`;
export const CHANGE_PASSWORD = 'Change password';
export const PASSWORD_CHANGED = 'Your password has been changed, and you have been signed out everywhere else.';
export const CHANGE_PASSWORD_FAILED = 'Failed to change the password. Please try again.';
export const CHOOSE_PASSWORD = 'Choose a new password';
export const CHOOSE_PASSWORD_WHY = 'Someone else set your current password. From now on, only you should know it.';
export const SIGN_OUT_EVERYWHERE = 'Sign out everywhere';
export const UNAUTHORIZED = 'Unauthorized';
export const NO_PERMISSION = "You don't have permission to access this page.";
export const LOGGED_OUT = 'You are logged out. Logging in again...';
/** How long those two sentences stand before their reader is led elsewhere. */
export const GUARD_DELAY_MS = 500;

export const CODE_LABEL = 'Code';
export const CODE_HINT = 'The six digits from your authenticator app, or a recovery code';
export const CODE_OF_APP = 'The six digits the app shows now';
export const CODE_TITLE = 'Enter your code';
export const CODE_FAILED = 'This code was not accepted. Please try again.';
export const SIGN_IN_AGAIN = 'Back to username and password';
export const CONFIRM_TITLE = 'Please confirm it is you';
export const CONFIRM_WHY =
  'This cannot be undone, affects many people, or opens an account or a person’s data. You will not be asked again for five minutes.';
export const CONFIRM_FAILED = 'Failed to confirm. Please try again.';

export const SECOND_FACTOR = 'Two-step sign-in';
export const SECOND_FACTOR_NEEDED = 'Set up two-step sign-in';
export const SECOND_FACTOR_NEEDED_WHY =
  'Accounts like yours open people’s data, so signing in also asks for a code. You need a phone with an authenticator app.';
export const SECOND_FACTOR_FAILED = 'Failed to change two-step sign-in. Please try again.';
export const SECOND_FACTOR_ON =
  'Two-step sign-in is on, and you have been signed out everywhere else. From now on, signing in asks for a code.';
export const SECOND_FACTOR_OFF = 'Two-step sign-in is off, and you have been signed out everywhere else.';
export const SECOND_FACTOR_IS_ON =
  'Signing in asks for a code from your authenticator app. To use another phone, turn it off and on again.';
export const TURN_ON = 'Turn on';
export const TURN_OFF = 'Turn off';
export const SCAN_TEXT = 'Scan this code with an authenticator app on your phone.';
export const SCAN_ALT = 'QR code with the key shown below';
export const TYPE_SECRET = 'Or type this key into the app:';
export const CODES_TITLE = 'Your recovery codes';
export const CODES_TEXT = 'Each one signs you in once without the app. Write them down now: they will not be shown again.';
export const CODES_DONE = 'I have written them down';

export const SESSIONS = 'Signed-in browsers';
export const SESSIONS_FAILED = 'Failed to fetch the signed-in browsers';
export const THIS_ONE = 'This one';
export const SAME_NETWORK = 'From this network';
export const OTHER_NETWORK = 'From another network';
export const END_SESSION = 'End this session';
export const SESSION_ENDED = 'The session has ended.';
export const END_SESSION_FAILED = 'Failed to end the session. Please try again.';
