import { useGetAppointmentQuery } from '@arogya/api/appointments';
import { visitNumber } from '@arogya/domain/appointments/visit-number';
import { VisitFacts } from '@arogya/features/appointments/visit-facts';
import { Fetched } from '@arogya/features/records/fetched';
import { useUrlRecord } from '@arogya/platform';
import { RecordDrawer } from '@arogya/ui/record-drawer';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Button } from 'antd';
import type { DoctorActs } from './doctor-acts';

/** The visit that the address names (`?visit=`): notifications lead here. */
export function VisitOfAddress({ onUpdate }: Pick<DoctorActs, 'onUpdate'>) {
  const [id, , close] = useUrlRecord('visit');
  const query = useGetAppointmentQuery(id ? { id } : skipToken);
  const visit = query.currentData;
  return (
    <RecordDrawer
      open={id !== null}
      title={visit ? `${visit.patient.name} ${visitNumber(visit.number)}` : 'Appointment'}
      onClose={close}
      width={520}
      extra={visit ? <Button onClick={() => onUpdate(visit)}>Update</Button> : null}
    >
      <Fetched query={query} failure="Failed to load this appointment.">
        {(shown) => <VisitFacts visit={shown} />}
      </Fetched>
    </RecordDrawer>
  );
}
