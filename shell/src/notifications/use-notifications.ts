import { useListNotificationsQuery, useReadNotificationsMutation, type Notification } from '@arogya/api/notifications';
import { MARK_READ_FAILED, NOTIFICATIONS_FAILED } from '@arogya/domain/notifications/texts';
import { sentenceOf, useSubmit, useListTotal } from '@arogya/platform';
import { useEffect, useRef, useState } from 'react';

const AT_ONCE = 20;
/** The largest page size of the API. */
const MOST = 200;

/** The newest notifications, fetched again whenever the panel opens or the count changes. */
export function useNotifications(open: boolean, unread: number) {
  const [pageSize, setPageSize] = useState(AT_ONCE);
  const list = useListNotificationsQuery({ pageSize }, { skip: !open, refetchOnMountOrArgChange: true });
  const { total } = useListTotal(list);
  const { refetch } = list;
  const known = useRef(unread);
  useEffect(() => {
    if (open && known.current !== unread) void refetch();
    known.current = unread;
  }, [open, unread, refetch]);
  const rows = list.data;
  return {
    rows,
    failure: list.error ? sentenceOf(list.error, NOTIFICATIONS_FAILED) : null,
    fetching: list.isFetching,
    retry: () => void refetch(),
    showOlder: rows && total > rows.length && pageSize < MOST ? () => setPageSize((now) => Math.min(now + AT_ONCE, MOST)) : null,
  };
}

/** Marks one as read when its link is clicked, or all of them. */
export function useMarkRead() {
  const [submit, busy] = useSubmit();
  const [read] = useReadNotificationsMutation();
  const mark = (id?: string) => submit(() => read({ markRead: id ? { id } : {} }), { failure: MARK_READ_FAILED });
  const one = ({ id, readAt }: Notification): void => {
    if (readAt === null) void mark(id);
  };
  return { one, all: () => void mark(), busy };
}
