import { ROLE_BADGES, type Role } from '../access';
import { FROM_INSTALLATION, type LiveReleases } from './choice';
import type { Outcome, Verdict } from './trial';

/** What an open tab says when some of its pages have been shipped anew. */
export const NEW_VERSION = 'A new version is ready.';
export const RELOAD = 'Reload';
export const RELOAD_HINT = 'This page was shipped anew while it was open. Reload to go on.';
/** Instead of NEW_VERSION, when what the tab has was taken back. */
export const TAKEN_BACK_VERSION = 'This page had a fault, which was taken back.';

/** The page for administrators. */
export const RELEASES_FAILED = 'Failed to fetch releases';
export const NO_MICRO_FRONTENDS = 'No micro-frontends are installed';
export const NO_MOVES = 'Nothing was shipped yet';
export const NO_MOVES_HINT = 'A team ships with npm run ship and a key of its own.';
export const NO_KEYS_HINT = 'Each team ships its micro-frontend with a key of its own.';
export const KEYS_FAILED = 'Failed to fetch keys';

export const CHOOSE_RELEASE = 'Choose a Release';
export const RELEASE_CHOSEN = 'The release is live. Open tabs offer to reload.';
export const TRIAL_BEGUN = 'The trial has begun. Open tabs offer to reload.';
export const CHOOSE_FAILED = 'Failed to make the release live';
export const GIVE_TO_EVERYBODY = 'Give the Trial to Everybody';
export const END_TRIAL = 'End the Trial';
export const GO_BACK = 'Go Back';
export const TAKEN_BACK = 'Taken back. Open tabs offer to reload.';
export const TAKE_BACK_FAILED = 'Failed to take the release back';
export const NOBODY_CHOSEN = 'Choose a share of all users, a role or a hospital';

export const KEY_ROLES_HINT = 'A release with a page for another role is refused';
export const REVOKE_TEXT = 'Whoever ships with it is refused from now on. It cannot be undone; make a new key instead.';

export const CHOOSE_WITHDRAWN = 'A trial of this release was taken back, since it failed too often. Say why it is chosen all the same.';
export const SWITCH_OFF = 'Switch Off';
export const SWITCH_ON = 'Switch On';
export const SWITCHED_OFF = 'Switched off. Its pages say that it is not responding.';
export const SWITCHED_ON = 'Switched on again.';
export const SWITCH_FAILED = 'Failed to switch it';
export const IS_OFF = 'Switched off';
/** Beside a release that is chosen and cannot be served; everybody gets what is left. */
export const leftOutText = (why: string): string => `Left out: ${why}.`;
export const CANNOT_BE_SERVED = 'cannot be served';

/** A try in one browser. */
export const TRY_HERE = 'Try in This Browser';
export const TRY_TEXT =
  'This browser gets this release for twelve hours, or until you sign out. Nobody else does. You can leave it at any time.';
export const TRY_FAILED = 'Failed to try the release';
export const LEAVE_TRY = 'Leave';
export const LEAVE_FAILED = 'Failed to leave the release';
export const tryingText = (releases: readonly string[]): string => `This browser tries ${releases.join(', ')}.`;

export const SAY_WHY = 'Please say why';
export const FAULTS = 'How it fails';
export const VERDICT_TEXTS: Readonly<Record<Verdict, string>> = {
  tooFew: 'Too few sessions to compare.',
  good: 'No worse than what is live.',
  worse: 'Worse than what is live: it is being taken back.',
};

/** How a trial has done: '1 of 42 sessions failed'. */
export const outcomeText = ({ sessions, failed }: Outcome): string => `${failed} of ${sessions} sessions failed`;

/** The id of a release as people read it. */
export const releaseText = (id: string): string => (id === FROM_INSTALLATION ? 'As installed' : id);

const labelOf = (role: string): string => ROLE_BADGES[role as Role].label;

/** For which roles a key may ship pages. */
export const keyRolesText = (roles: readonly string[]): string => (roles.length > 0 ? roles.map(labelOf).join(', ') : 'None');

/** Who gets what is on trial. */
export function triersText({ percent, roles, hospitals }: Pick<LiveReleases, 'percent' | 'roles' | 'hospitals'>): string {
  const parts = [
    ...(percent > 0 ? [`${percent} of 100 users`] : []),
    ...roles.map(labelOf),
    ...(hospitals.length > 0 ? [hospitals.length === 1 ? 'the staff of one hospital' : `the staff of ${hospitals.length} hospitals`] : []),
  ];
  return parts.join(', ');
}
