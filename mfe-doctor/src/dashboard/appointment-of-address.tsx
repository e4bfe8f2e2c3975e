import { useGetAppointmentQuery } from '@arogya/api/appointments';
import { appointmentNumber } from '@arogya/domain/appointments/appointment-number';
import { AppointmentFacts } from '@arogya/features/appointments/appointment-facts';
import { Fetched } from '@arogya/features/records/fetched';
import { useUrlRecord } from '@arogya/platform';
import { RecordDrawer } from '@arogya/ui/record/record-drawer';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Button } from 'antd';
import type { DoctorMutations } from './doctor-mutations';

/** The appointment in the address (`?appointment=`), for links from notifications. */
export function AppointmentOfAddress({ onUpdate }: Pick<DoctorMutations, 'onUpdate'>) {
  const [id, , close] = useUrlRecord('appointment');
  const query = useGetAppointmentQuery(id ? { id } : skipToken);
  const appointment = query.currentData;
  return (
    <RecordDrawer
      open={id !== null}
      title={appointment ? `${appointment.patient.name} ${appointmentNumber(appointment.number)}` : 'Appointment'}
      onClose={close}
      width={520}
      extra={appointment ? <Button onClick={() => onUpdate(appointment)}>Update</Button> : null}
    >
      <Fetched query={query} failure="Failed to load this appointment.">
        {(shown) => <AppointmentFacts appointment={shown} />}
      </Fetched>
    </RecordDrawer>
  );
}
