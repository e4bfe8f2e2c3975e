export const LOGIN_FAILED = 'Login Failed';
export const LOGIN_FALLBACK = 'Invalid username or password';
export const LOGIN_SUCCESSFUL = 'Login Successful';
export const welcomeBack = (user: { firstName?: string | null; username: string }): string =>
  `Welcome back, ${user.firstName?.trim() ? user.firstName : user.username}`;
