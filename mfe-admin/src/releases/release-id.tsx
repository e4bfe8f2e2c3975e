import { FROM_INSTALLATION } from '@arogya/domain/releases/choice';
import { leftOutText, releaseText } from '@arogya/domain/releases/texts';

export const ReleaseId = ({ id }: { id: string }) => (
  <span className={id === FROM_INSTALLATION ? undefined : 'ad-release-id'}>{releaseText(id)}</span>
);

/** Says that a release which is chosen is not served, and why. */
export const LeftOut = ({ why }: { readonly why: string | null }) =>
  why === null ? null : <span className="ad-release-off">{leftOutText(why)}</span>;
