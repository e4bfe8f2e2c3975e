import { DEFAULT_ZONE } from '@arogya/domain/clock';
import type { Choice } from '@arogya/features/reference/choices';

/** Browsers still list India's zone under its old name. */
const OLD_NAME = 'Asia/Calcutta';

const choice = (zone: string): Choice => ({ value: zone, label: zone.replaceAll('_', ' ') });

/** The zones that the browser knows, India's first. */
export function zoneChoices(): Choice[] {
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== DEFAULT_ZONE && zone !== OLD_NAME);
  return [{ value: DEFAULT_ZONE, label: 'India (Asia/Kolkata)' }, ...others.map(choice)];
}
