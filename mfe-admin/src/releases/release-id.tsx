import { FROM_INSTALLATION } from '@arogya/domain/releases/choice';
import { releaseText } from '@arogya/domain/releases/texts';

export const ReleaseId = ({ id }: { id: string }) => (
  <span className={id === FROM_INSTALLATION ? undefined : 'ad-release-id'}>{releaseText(id)}</span>
);
