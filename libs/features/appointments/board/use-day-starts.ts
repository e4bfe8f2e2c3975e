import { doctorsApi } from '@arogya/api/doctors';
import type { Day } from '@arogya/domain/clock';
import { useEffect, useMemo } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';

const { doctorSlots } = doctorsApi.endpoints;
type Dispatch = ReturnType<typeof useDispatch>;
type RunningQuery = ReturnType<ReturnType<typeof doctorSlots.initiate>>;
type Select = ReturnType<typeof doctorSlots.select>;

/** The starts of one day of several doctors, as they arrive; fetched again whenever appointments change. */
export function useDayStarts(doctorIds: readonly string[], day: Day) {
  const dispatch: Dispatch = useDispatch();
  const ids = doctorIds.join(' ');
  useEffect(() => {
    const asked = ids.split(' ').filter(Boolean);
    const calls = asked.map(
      (id) => dispatch(doctorSlots.initiate({ id, from: day, to: day }, { forceRefetch: true }) as never) as RunningQuery,
    );
    return () => calls.forEach((call) => call.unsubscribe());
  }, [dispatch, ids, day]);
  const answers = useSelector(
    (state) => doctorIds.map((id) => doctorSlots.select({ id, from: day, to: day })(state as Parameters<Select>[0])),
    shallowEqual,
  );
  return useMemo(() => {
    const days = new Map(answers.map(({ data }) => [data?.doctorId, data?.days[0]]));
    return {
      dayOf: (doctorId: string) => days.get(doctorId),
      zone: answers.find(({ data }) => data)?.data?.timeZone,
      /** Nothing is asked for the first time any more. */
      settled: answers.every(({ data, isError }) => data !== undefined || isError),
    };
  }, [answers]);
}
