/**
 * The whole contract between the shell and the micro-frontends at run time. It exists once in the browser, so a change
 * here reaches all of them at once: it needs a decision (docs/adr/README.md) and a new version.
 */
export { defineMfe, isMfe } from './mfe';
export type { GuardText, Mfe, MfePage, NavEntry } from './mfe';
export { api } from './api';
export type { Tag } from './api';
export type { CallMeta } from './base-query';
export { failureFrom, failureOf, noAnswer, sentenceOf } from '@arogya/light/failure';
export type { ApiFailure } from '@arogya/light/failure';
export { touchedBy } from './refetching';
export { useListTotal, useListWaiting } from './listing';
export type { Listing } from './base-query';
export { makeStore, rootReducer } from './store';
export type { LazySlices, Store } from './store';
export { useSession, useSignOut } from './session';
export type { Session, SessionUser } from './session';
export { useSessionWatch } from './session-watch';
export { useSubmit } from './use-submit';
export type { SubmitTexts, FormLike, Outcome } from './use-submit';
export { useAttemptKey } from './attempt-key';
export { TOAST_MS, TOAST_SWIPE_PX } from '@arogya/light/toast';
export { toasts, usePastToasts, useToast } from './toasts';
export type { PastToast, Toast, ToastText } from './toasts';
export { useLive } from './use-live';
export type { LiveSource } from './use-live';
export { confirmation } from './confirmation';
export { Allowed } from './allowed';
export { HeaderSlotsContext, PageFactsContext, PageHeader } from './page-header';
export type { HeaderSlots } from './page-header';
export { useOwnChanges } from './own-changes';
export type { OwnChanges } from './own-changes';
export { dropTyped, keepTyped, takeTyped } from './typed-ahead';
export { useUrlRecord, useUrlState } from './url-state';
export type { SetUrlState } from './url-state';
export { backFrom, browser, loginAddress } from './browser';
export * from './router';
