import { oneOf, optional } from '../rule';

/**
 * The versions of the privacy notice, newest last. A changed text gets a new version: each booking and enquiry keeps
 * the one that was shown with it (DPDP Act 2023, sections 5 and 6).
 */
export const NOTICE_VERSIONS = ['2026-11-21', '2026-11-29'] as const;
export type NoticeVersion = (typeof NOTICE_VERSIONS)[number];
export const NOTICE_VERSION: NoticeVersion = NOTICE_VERSIONS[NOTICE_VERSIONS.length - 1] ?? '2026-11-29';

export const NOTICE_PATH = '/privacy';
export const NOTICE_NAME = 'Privacy notice';

/** The version that a form has shown; null when it has shown none. */
export const noticeShown = optional(oneOf(NOTICE_VERSIONS, `Must be a version of the privacy notice: ${NOTICE_VERSIONS.join(', ')}`));

/** Beside the button that sends a person's data. */
export const NOTICE_LINK = { before: 'By sending this you agree to our ', link: 'privacy notice', after: '.' } as const;
