const NAME = 'booking:booked';

/**
 * That this browser has booked, for whom and where is not said: only then is the server asked whom it knows. A browser that stores
 * nothing has no note, and its visitors type as at the first time.
 */
export function hasBooked(): boolean {
  try {
    return window.localStorage.getItem(NAME) !== null;
  } catch {
    return false;
  }
}

export function noteBooked(): void {
  try {
    window.localStorage.setItem(NAME, '1');
  } catch {
    return;
  }
}

export function forgetBooked(): void {
  try {
    window.localStorage.removeItem(NAME);
  } catch {
    return;
  }
}
