/** One start of a day, as the slots calls answer it. */
export interface Start {
  /** ISO 8601 with the hospital's offset. */
  readonly at: string;
  /** Local time at the hospital, 'HH:MM'. */
  readonly time: string;
  readonly free: boolean;
  /** Code of why it is not free. */
  readonly reason?: string | null | undefined;
}

export interface SlotGroup {
  readonly label: 'Morning' | 'Afternoon' | 'Evening';
  readonly starts: readonly Start[];
}

/** Morning before 12:00, afternoon before 17:00, evening; groups without starts are left out. */
export function slotGroups(starts: readonly Start[]): SlotGroup[] {
  const sorted = [...starts].sort((a, b) => a.time.localeCompare(b.time));
  const groups: SlotGroup[] = [
    { label: 'Morning', starts: sorted.filter(({ time }) => time < '12:00') },
    { label: 'Afternoon', starts: sorted.filter(({ time }) => time >= '12:00' && time < '17:00') },
    { label: 'Evening', starts: sorted.filter(({ time }) => time >= '17:00') },
  ];
  return groups.filter((group) => group.starts.length > 0);
}

export const nextFree = (starts: readonly Start[], count: number): Start[] => starts.filter((start) => start.free).slice(0, count);
