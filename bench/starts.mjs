import { DOCTORS, STARTS, isLoaded } from './data/clinic.mjs';

const DAY_MS = 86_400_000;
const AHEAD_MS = 330 * 60_000;
const BLOCK = 44;
const pad = (n) => String(n).padStart(2, '0');

/** The day so many days after today on the hospitals' clock. */
export const dayAfter = (days) => new Date(Date.now() + AHEAD_MS + days * DAY_MS).toISOString().slice(0, 10);

export function startAt(day, start) {
  const minutes = 540 + start * 15;
  return `${dayAfter(day)}T${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}:00+05:30`;
}

/** No common factor with the doctors and days of a block: neighbours in time are strangers to each other. */
const STRIDE = 2311;

/** Free starts, each given once, from the day after tomorrow on: bookings that follow each other are for other hospitals and days. */
function* free(firstDay, lastDay, starts) {
  for (let block = firstDay; block + BLOCK - 1 <= lastDay; block += BLOCK)
    for (const start of starts)
      for (let n = 0; n < DOCTORS * BLOCK; n += 1) {
        const place = (n * STRIDE) % (DOCTORS * BLOCK);
        const doctor = place % DOCTORS;
        const day = block + Math.floor(place / DOCTORS);
        if (!isLoaded(doctor, day, start)) yield { doctor, at: startAt(day, start), day };
      }
}

/** The same time in the block of days after: free while visitors are given the starts of the first block. */
export const weeksLater = ({ doctor, at, day }) => ({ doctor, at: dayAfter(day + BLOCK) + at.slice('YYYY-MM-DD'.length) });

/** Visitors are offered the starts of each half hour; staff take those between, so that neither is in the other's way. */
const forVisitors = Array.from({ length: STARTS }, (_, n) => n).filter((n) => n % 2 === 0);
const forStaff = Array.from({ length: STARTS }, (_, n) => n).filter((n) => n % 2 === 1);

/** Free starts of these doctors alone, on days and at times that no other case books. */
export function* startsOf(doctors) {
  for (let day = 90; day <= 240; day += 1)
    for (const start of forVisitors) for (const doctor of doctors) yield { doctor, at: startAt(day, start) };
}

/** A side's own supply: what the other side has booked is free here. */
export function supply() {
  const of = { staff: free(2, 240, forStaff), visitor: free(2, 89, forVisitors) };
  return (who) => {
    const { value, done } = of[who].next();
    if (done) throw new Error(`No free start is left for ${who}`);
    return value;
  };
}
