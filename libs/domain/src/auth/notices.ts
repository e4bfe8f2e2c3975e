import { ROLE_BADGES, type Role } from '../access';

/** Of what the owner of an account is notified, in the bell and by mail. */
export const ACCOUNT_NOTICES = ['new_browser', 'password_changed', 'role_changed', 'second_factor_on', 'second_factor_off'] as const;
export type AccountNotice = (typeof ACCOUNT_NOTICES)[number];

/** What a notice says besides its title; what does not belong to its kind is missing. */
export interface NoticeDetail {
  /** 'Firefox on Windows'. */
  readonly browser?: string;
  readonly role?: Role;
  /** The owner changed it themselves. */
  readonly own?: boolean;
}

export const NOTICE_TITLES: Readonly<Record<AccountNotice, string>> = {
  new_browser: 'New sign-in to your account',
  password_changed: 'Your password was changed',
  role_changed: 'You have a new role',
  second_factor_on: 'Two-step sign-in was turned on',
  second_factor_off: 'Two-step sign-in was turned off',
};

const byWhom = ({ own }: NoticeDetail): string => (own ? 'By you, under Two-step sign-in' : 'By an administrator');

/** One line under the title. */
const LINES: { readonly [Kind in AccountNotice]: (detail: NoticeDetail) => string } = {
  new_browser: ({ browser }) => `From ${browser ?? 'an unknown browser'}, which has not been used for it before`,
  password_changed: ({ own }) => (own ? 'By you, under Change password' : 'By an administrator'),
  role_changed: ({ role }) => (role ? `Your role is now ${ROLE_BADGES[role].label}` : ''),
  second_factor_on: byWhom,
  second_factor_off: byWhom,
};
export const noticeLine = (kind: AccountNotice, detail: NoticeDetail): string => LINES[kind](detail);

/** What to do if it was somebody else; the last sentence of the mail. */
const ADVICE: Readonly<Record<AccountNotice, string>> = {
  new_browser: 'If this was not you, change your password now: that signs out every other browser.',
  password_changed: 'If you did not expect this, tell an administrator at once.',
  role_changed: 'If you did not expect this, tell an administrator.',
  second_factor_on: 'If this was not you, tell an administrator at once: somebody else may hold the codes.',
  second_factor_off: 'If you did not expect this, change your password now and tell an administrator.',
};

export interface NoticeParams extends NoticeDetail {
  readonly notice: AccountNotice;
  readonly username: string;
  /** '22 Nov 2026, 3:05 PM', by the clock of India. */
  readonly when: string;
}

/** The mail. It names the account, since some people have two. */
export const noticeMail = ({ notice, username, when, ...detail }: NoticeParams): { subject: string; text: string } => ({
  subject: NOTICE_TITLES[notice],
  text: `${NOTICE_TITLES[notice]} (${username}) on ${when} (India time). ${noticeLine(notice, detail)}. ${ADVICE[notice]}`,
});
