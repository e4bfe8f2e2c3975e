import { DOCTOR_ADDED } from '@arogya/domain/doctors/texts';
import { VisitDialogs } from '@arogya/features/appointments/visit-dialogs';
import { VisitDrawer } from '@arogya/features/appointments/visit-drawer';
import { lazy, Suspense, useState } from 'react';
import { ExportDialog } from './export-dialog';
import type { OverviewParts } from './use-overview';

const BookingDialog = lazy(() =>
  import('@arogya/features/appointments/booking-dialog').then((module) => ({ default: module.BookingDialog })),
);
const DoctorFormDialog = lazy(() =>
  import('@arogya/features/doctors/doctor-form-dialog').then((module) => ({ default: module.DoctorFormDialog })),
);
const AssignDialog = lazy(() => import('@arogya/features/leads/assign-dialog').then((module) => ({ default: module.AssignDialog })));

/** What lies over the overview. Booking and Add Doctor stay mounted once they were open, so that a draft survives. */
export function OverviewDialogs({ parts }: { parts: OverviewParts }) {
  const { visit, desk, booker, over, hide } = parts;
  const [doctorDrawn, setDoctorDrawn] = useState(false);
  if (over === 'doctor' && !doctorDrawn) setDoctorDrawn(true);
  return (
    <>
      <VisitDrawer id={visit.id} known={visit.known} onClose={visit.close} {...desk.actions} />
      <VisitDialogs desk={desk} onDeleted={({ id }) => (id === visit.id ? visit.close() : undefined)} />
      {over === 'export' ? <ExportDialog onClose={hide} /> : null}
      <Suspense fallback={null}>
        {booker.drawn ? <BookingDialog open={booker.open} seed={booker.seed} onClose={booker.close} /> : null}
        {doctorDrawn ? <DoctorFormDialog open={over === 'doctor'} doctor={null} addedText={DOCTOR_ADDED} onClose={hide} /> : null}
        {over === 'assign' ? <AssignDialog onClose={hide} /> : null}
      </Suspense>
    </>
  );
}
