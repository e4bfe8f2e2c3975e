export const SHOW_DELETED = 'Show deleted';
export const RESTORE = 'Restore';
export const NOTHING_DELETED = 'Nothing has been deleted here';
export const APPOINTMENTS_STAY_CANCELLED = 'Appointments that were cancelled stay cancelled.';

export const isBack = (name: string, remark?: string): string => (remark ? `${name} is back. ${remark}` : `${name} is back.`);
export const restoreFailed = (what: string): string => `Failed to restore ${what}`;
