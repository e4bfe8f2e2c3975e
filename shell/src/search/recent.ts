/** How many are offered before anything is typed. */
const SHOWN = 4;

let owner = '';
let keys: readonly string[] = [];

/** Screens and actions that this person has chosen here since the app was loaded, the latest first; records are never among them. */
export const recentOf = (userId: string): readonly string[] => (userId === owner ? keys : []);

export function keepRecent(userId: string, key: string): void {
  keys = [key, ...recentOf(userId).filter((one) => one !== key)].slice(0, SHOWN);
  owner = userId;
}
