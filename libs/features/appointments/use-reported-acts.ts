import { useAcceptReportedMutation, useDismissReportedMutation } from '@arogya/api/appointments';
import { ACCEPT_FAILED, DISMISS_FAILED, REPORT_ACCEPTED, REPORT_DISMISSED } from '@arogya/domain/patients/reported';
import { useAct } from '@arogya/platform';
import { useState } from 'react';
import type { Visit } from './visit';

type Act = 'accept' | 'dismiss';

/** Deals with what the patient told, against the visit as it was read. */
export function useReportedActs({ id, version }: Visit) {
  const [act] = useAct();
  const [busy, setBusy] = useState<Act | null>(null);
  const [acceptReported] = useAcceptReportedMutation();
  const [dismissReported] = useDismissReportedMutation();
  const match = { id, 'If-Match': `"${version}"` };
  const run = async (which: Act): Promise<void> => {
    setBusy(which);
    await (which === 'accept'
      ? act(() => acceptReported(match), { success: REPORT_ACCEPTED, failure: ACCEPT_FAILED })
      : act(() => dismissReported(match), { success: REPORT_DISMISSED, failure: DISMISS_FAILED }));
    setBusy(null);
  };
  return { accept: () => void run('accept'), dismiss: () => void run('dismiss'), busy };
}
