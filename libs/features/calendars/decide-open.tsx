import { useListCalendarChangesQuery, type CalendarChangeSummary } from '@arogya/api/calendars';
import { DecideDrawer } from './decide-drawer';

interface DecideOpenProps {
  /** Which of the changes about whose appointments somebody has to decide. */
  readonly which: (change: CalendarChangeSummary) => boolean;
  readonly onClose: () => void;
}

/** The appointments that some changes of calendars have left without a decision, as they are when it opens. */
export function DecideOpen({ which, onClose }: DecideOpenProps) {
  const { data, isFetching } = useListCalendarChangesQuery({ open: true }, { refetchOnMountOrArgChange: true });
  const changes = data?.filter(which) ?? [];
  // A list that was read before does not have the newest change yet.
  return isFetching && changes.length === 0 ? null : <DecideDrawer changes={changes} onClose={onClose} />;
}
