import { useAcceptReportedMutation, useDismissReportedMutation, type Appointment } from '@arogya/api/appointments';
import { ACCEPT_FAILED, DISMISS_FAILED, REPORT_ACCEPTED, REPORT_DISMISSED } from '@arogya/domain/patients/reported';
import { useSubmit } from '@arogya/platform';
import { useState } from 'react';

type Submit = 'accept' | 'dismiss';

/** Accepts or dismisses what the patient reported, with the version of the appointment that was read. */
export function useReportedMutations({ id, version }: Appointment) {
  const [submit] = useSubmit();
  const [busy, setBusy] = useState<Submit | null>(null);
  const [acceptReported] = useAcceptReportedMutation();
  const [dismissReported] = useDismissReportedMutation();
  const match = { id, 'If-Match': `"${version}"` };
  const run = async (which: Submit): Promise<void> => {
    setBusy(which);
    await (which === 'accept'
      ? submit(() => acceptReported(match), { success: REPORT_ACCEPTED, failure: ACCEPT_FAILED })
      : submit(() => dismissReported(match), { success: REPORT_DISMISSED, failure: DISMISS_FAILED }));
    setBusy(null);
  };
  return { accept: () => void run('accept'), dismiss: () => void run('dismiss'), busy };
}
