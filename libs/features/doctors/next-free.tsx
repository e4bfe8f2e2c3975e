import { useDoctorSlotsQuery, type DoctorSlots } from '@arogya/api/doctors';
import { dayOffText } from '@arogya/domain/appointments/day-off';
import { addDays, AS_BOOKED, labelOfDay } from '@arogya/domain/clock';
import { todayIn } from '@arogya/features/times/today';
import { Fetched } from '@arogya/features/records/fetched';
import { formatDateTime } from '@arogya/ui/look/formats';
import { NextThing } from '@arogya/ui/record/record-frame';

const DAYS = 14;

/** The first free start, and before it the first day on which nobody can come. */
function NextText({ days }: { days: DoctorSlots['days'] }) {
  const free = days.flatMap(({ starts }) => starts).find((start) => start.free);
  const off = days.flatMap((day) => (dayOffText(day) ? [`${dayOffText(day)} ${labelOfDay(day.day)}`] : []))[0];
  return (
    <>
      <p>{free ? formatDateTime(free.at, AS_BOOKED) : `Nothing free within ${DAYS} days`}</p>
      {off ? <p className="ad-quiet">{off}</p> : null}
    </>
  );
}

/** When the doctor is next free, and next away. */
export function NextFree({ doctorId }: { doctorId: string }) {
  const from = todayIn(undefined);
  const slots = useDoctorSlotsQuery({ id: doctorId, from, to: addDays(from, DAYS - 1) });
  return (
    <NextThing title="Next free">
      <Fetched query={slots} failure="Failed to fetch the free times" label="Loading the free times" rows={1}>
        {({ days }) => <NextText days={days} />}
      </Fetched>
    </NextThing>
  );
}
