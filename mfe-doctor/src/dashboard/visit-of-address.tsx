import { useGetAppointmentQuery } from '@arogya/api/appointments';
import { visitNumber } from '@arogya/domain/appointments/visit-number';
import { VisitFacts } from '@arogya/features/appointments/visit-facts';
import { sentenceOf, useUrlRecord } from '@arogya/platform';
import { Bones } from '@arogya/ui/bones';
import { ErrorState } from '@arogya/ui/error-state';
import { RecordDrawer } from '@arogya/ui/record-drawer';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Button } from 'antd';
import type { DoctorActs } from './doctor-acts';

/** The visit that the address names (`?visit=`): notifications lead here. */
export function VisitOfAddress({ onUpdate }: Pick<DoctorActs, 'onUpdate'>) {
  const [id, , close] = useUrlRecord('visit');
  const { currentData: visit, error, isFetching, refetch } = useGetAppointmentQuery(id ? { id } : skipToken);
  return (
    <RecordDrawer
      open={id !== null}
      title={visit ? `${visit.patient.name} ${visitNumber(visit.number)}` : 'Appointment'}
      onClose={close}
      width={520}
      extra={visit ? <Button onClick={() => onUpdate(visit)}>Update</Button> : null}
    >
      {visit ? <VisitFacts visit={visit} /> : null}
      {!visit && error ? (
        <ErrorState text={sentenceOf(error, 'Failed to load this appointment.')} retrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {!visit && !error ? <Bones rows={8} /> : null}
    </RecordDrawer>
  );
}
