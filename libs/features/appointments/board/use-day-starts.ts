import { doctorsApi, type DoctorSlots } from '@arogya/api/doctors';
import type { Day } from '@arogya/domain/clock';
import { useEffect } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';

const { doctorSlots } = doctorsApi.endpoints;
type Dispatch = ReturnType<typeof useDispatch>;
type Started = ReturnType<ReturnType<typeof doctorSlots.initiate>>;
type Select = ReturnType<typeof doctorSlots.select>;

/** The starts of one day of several doctors, as they arrive; fetched again whenever appointments change. */
export function useDayStarts(doctorIds: readonly string[], day: Day): readonly (DoctorSlots | undefined)[] {
  const dispatch: Dispatch = useDispatch();
  const ids = doctorIds.join(' ');
  useEffect(() => {
    const asked = ids.split(' ').filter(Boolean);
    const calls = asked.map((id) => dispatch(doctorSlots.initiate({ id, from: day, to: day }, { forceRefetch: true }) as never) as Started);
    return () => calls.forEach((call) => call.unsubscribe());
  }, [dispatch, ids, day]);
  return useSelector(
    (state) => doctorIds.map((id) => doctorSlots.select({ id, from: day, to: day })(state as Parameters<Select>[0]).data),
    shallowEqual,
  );
}
