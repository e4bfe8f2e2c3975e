import { DOCTOR_ADDED } from '@arogya/domain/doctors/texts';
import { AppointmentDialogs } from '@arogya/features/appointments/edit/appointment-dialogs';
import { AppointmentDrawer } from '@arogya/features/appointments/record/appointment-drawer';
import { lazy, Suspense, useState } from 'react';
import type { OverviewParts } from './use-overview';
import { ExportButton } from '@arogya/features/exports/export-button';
import { Modal } from 'antd';

/** Export Report: both files, each opened in a new window (docs/spec/calls.md). */
const ExportDialog = ({ onClose }: { onClose: () => void }) => (
  <Modal open title="Export Report" footer={null} width={440} onCancel={onClose}>
    <p className="ad-export-about">Choose what to export. CSV files open in any spreadsheet.</p>
    <div className="ad-export-files">
      <ExportButton file="appointments" />
      <ExportButton file="leads" />
    </div>
  </Modal>
);

const DoctorFormDialog = lazy(() =>
  import('@arogya/features/doctors/doctor-form-dialog').then((module) => ({ default: module.DoctorFormDialog })),
);
const AssignDialog = lazy(() => import('@arogya/features/leads/assign-dialog').then((module) => ({ default: module.AssignDialog })));

/** The dialogs of the overview. Booking and Add Doctor stay mounted once they were open, so that a draft survives. */
export function OverviewDialogs({ parts }: { parts: OverviewParts }) {
  const { appointment, pageActions, booker, over, hide } = parts;
  const [doctorMounted, setDoctorMounted] = useState(false);
  if (over === 'doctor' && !doctorMounted) setDoctorMounted(true);
  return (
    <>
      <AppointmentDrawer
        id={appointment.id}
        neighbours={appointment.neighbours}
        known={appointment.known}
        onClose={appointment.close}
        {...pageActions.actions}
      />
      <AppointmentDialogs pageActions={pageActions} onDeleted={({ id }) => (id === appointment.id ? appointment.close() : undefined)} />
      {over === 'export' ? <ExportDialog onClose={hide} /> : null}
      {booker.dialog}
      <Suspense fallback={null}>
        {doctorMounted ? <DoctorFormDialog open={over === 'doctor'} doctor={null} addedText={DOCTOR_ADDED} onClose={hide} /> : null}
        {over === 'assign' ? <AssignDialog onClose={hide} /> : null}
      </Suspense>
    </>
  );
}
