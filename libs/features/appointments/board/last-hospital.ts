/** Kept on this device, for each account, as the height of rows is (lists/use-row-height.tsx). */
const keyOf = (userId: string): string => `ad.board-hospital.${userId}`;

/** The hospital whose board this account has last looked at; '' where none is known. */
export function lastHospital(userId: string): string {
  try {
    return localStorage.getItem(keyOf(userId)) ?? '';
  } catch {
    return '';
  }
}

export function keepHospital(userId: string, hospitalId: string): void {
  try {
    localStorage.setItem(keyOf(userId), hospitalId);
  } catch {
    // Without storage the board opens on the first hospital.
  }
}
