/** What is said of the keys of programs: of those that ship, and of integrations. */
export const NO_KEYS = 'No keys yet';
export const ADD_KEY = 'Add Key';
export const KEY_FAILED = 'Failed to make the key';
export const KEY_SHOWN_ONCE = 'Copy the key now: it is not shown again. Only its hash is kept.';
export const COPY_KEY = 'Copy Key';
export const REVOKE_KEY = 'Revoke Key';
export const KEY_REVOKED = 'The key is revoked.';
export const REVOKE_FAILED = 'Failed to revoke the key';
