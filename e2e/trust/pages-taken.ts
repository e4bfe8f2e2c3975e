import { pagesMeet } from '@arogya/domain/releases/pages';

export interface RemoteEntry {
  readonly name: string;
  readonly nav: readonly { readonly path: string; readonly roles: readonly string[] }[];
}

/** Addresses of an administrator’s pages and of the shell, as people and browsers write them. */
const ADDRESSES = [
  '/',
  '/users',
  '/Users/',
  '/USERS',
  '/patients/7',
  '/patients/new',
  '/login',
  '/privacy',
  '/book/lotus',
  '/a/x',
  '/api/x',
];

/** Those of them at which the router finds a page of this micro-frontend for administrators (shell/src/remotes/navigation.spec.ts holds the rule against the router). */
export const pagesTaken = (remotes: readonly RemoteEntry[], name: string): string[] =>
  ADDRESSES.filter((address) =>
    remotes.some((one) => one.name === name && one.nav.some(({ path, roles }) => roles.includes('admin') && pagesMeet(path, address))),
  );
