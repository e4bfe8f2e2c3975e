import { bookedForIn, type BookedFor } from '@arogya/domain/appointments/book-for';
import { useLocation, useNavigate } from '@arogya/platform';
import { useEffect, useState } from 'react';
import type { BookingValues } from './booking-values';

interface Dialog {
  /** A dialog of its own for each person who came. */
  readonly key: string;
  readonly start?: Partial<BookingValues>;
}

const startFor = ({ name, phone }: BookedFor): Partial<BookingValues> => ({
  ...(name ? { patientName: name } : {}),
  ...(phone ? { patientPhone: phone } : {}),
});

/**
 * The person who came with the address of the open booking dialog, as from Ctrl+K. They are taken out of the history at once, and
 * are forgotten with the dialog.
 */
export function useBookedFor(open: boolean): Dialog {
  const location = useLocation();
  const { key, pathname, search } = location;
  const navigate = useNavigate();
  const sent = open ? bookedForIn(location.state) : null;
  const [dialog, setDialog] = useState<Dialog | null>(null);
  if (sent && dialog?.key !== key) setDialog({ key, start: startFor(sent) });
  if (!open && dialog) setDialog(null);
  useEffect(() => {
    if (sent) void navigate({ pathname, search }, { replace: true, state: null, preventScrollReset: true });
  });
  return dialog ?? { key: 'draft' };
}
