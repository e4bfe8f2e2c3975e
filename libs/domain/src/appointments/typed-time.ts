const HALF_DAY = 12 * 60;
/** In a clinic '2:15' is the afternoon, and '9:30' the morning. */
const FIRST_MORNING_HOUR = 7;

const CLOCK = /^(\d{1,2})(?:[:.\s]?(\d{2}))?\s*(?:([ap])\.?(?:m\.?)?)?$/u;

/** '2' is two in the night or in the afternoon: both, the one at which clinics are open first. */
function bothHalves(hour: number, minutes: number, isExact: boolean): number[] {
  if (isExact || hour === 0 || hour > 12) return [hour * 60 + minutes];
  const morning = (hour % 12) * 60 + minutes;
  const afternoon = morning + HALF_DAY;
  return hour >= FIRST_MORNING_HOUR && hour < 12 ? [morning, afternoon] : [afternoon, morning];
}

/**
 * The times of day that somebody may have typed, in minutes, the likeliest first: '415p', '4:15 pm', '4p', '16:15', '415'. A
 * number of one or two digits is none of them: that is a date. Empty when it is no time.
 */
export function typedTimes(text: string): readonly number[] {
  const [, hours, minutes, half] = CLOCK.exec(text.trim().toLowerCase()) ?? [];
  if (!hours || (!minutes && !half)) return [];
  const [hour, minute] = [Number(hours), Number(minutes ?? 0)];
  if (hour > 23 || minute > 59) return [];
  if (!half) return bothHalves(hour, minute, hours.startsWith('0'));
  if (hour === 0 || hour > 12) return [];
  return [(hour % 12) * 60 + minute + (half === 'p' ? HALF_DAY : 0)];
}
