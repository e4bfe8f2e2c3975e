import { FROM_INSTALLATION } from './choice';
import { isMfeName, isReleaseId } from './release';

/** The micro-frontend and the release that a script belongs to, by its address; null for all other scripts. */
export function releaseAt(address: string): { readonly name: string; readonly id: string; readonly file: string } | null {
  const [, name, rest = ''] = /\/mfe\/([^/]+)\/([^?#]+)/u.exec(address) ?? [];
  if (!isMfeName(name)) return null;
  const [first = '', ...others] = rest.split('/');
  return isReleaseId(first) ? { name, id: first, file: others.join('/') } : { name, id: FROM_INSTALLATION, file: rest };
}
