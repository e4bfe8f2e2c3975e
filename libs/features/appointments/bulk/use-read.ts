import type { Appointment } from '@arogya/api/appointments';
import { useDispatch } from 'react-redux';

interface RunningRead<Row> {
  readonly unwrap: () => Promise<readonly Row[]>;
}

/** Reads a list once, beside what the screen shows: no screen follows what it answers. Throws its failure. */
export function useRead<Row extends Appointment, Args>(initiate: (args: Args, options: object) => unknown) {
  const dispatch = useDispatch();
  return (args: Args): Promise<readonly Row[]> =>
    (dispatch(initiate(args, { subscribe: false, forceRefetch: true }) as never) as RunningRead<Row>).unwrap();
}
