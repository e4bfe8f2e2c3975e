import type { Day } from '@arogya/domain/clock';
import in2026 from './in-2026.json' with { type: 'json' };
import in2027 from './in-2027.json' with { type: 'json' };

/** A public holiday in all of India, on the Government's compulsory list, or on the list of some states. */
export const HOLIDAY_KINDS = ['national', 'gazetted', 'state'] as const;
export type HolidayKind = (typeof HOLIDAY_KINDS)[number];

export interface Holiday {
  readonly day: Day;
  readonly name: string;
  readonly kind: HolidayKind;
  /** ISO 3166-2 of the states that keep it; empty: all of India. */
  readonly states: readonly string[];
  /** The day follows the moon and may still move. */
  readonly tentative: boolean;
  /** Where the day is written down. */
  readonly source: string;
}

export interface HolidayYear {
  readonly year: number;
  readonly holidays: readonly Holiday[];
  /** The circular with the days that follow the moon is not in the file yet. */
  readonly withoutMoon: boolean;
}

/** A further year is a file beside these, and its line here. */
const FILES: Readonly<Record<number, readonly Holiday[]>> = {
  2026: in2026 as readonly Holiday[],
  2027: in2027 as readonly Holiday[],
};

/** The holidays of India in a year by their day, or null: there is no file for it. They are proposals, nothing closes by itself. */
export function holidaysOf(year: number): HolidayYear | null {
  const holidays = FILES[year];
  return holidays ? { year, holidays, withoutMoon: !holidays.some(({ tentative }) => tentative) } : null;
}

/** The states in which days of the files are kept, by their code. */
const STATES: Readonly<Record<string, string>> = {
  'IN-BR': 'Bihar',
  'IN-GA': 'Goa',
  'IN-JH': 'Jharkhand',
  'IN-KA': 'Karnataka',
  'IN-KL': 'Kerala',
  'IN-MH': 'Maharashtra',
  'IN-OD': 'Odisha',
  'IN-TN': 'Tamil Nadu',
  'IN-UP': 'Uttar Pradesh',
  'IN-WB': 'West Bengal',
};

export const stateName = (code: string): string => STATES[code] ?? code;
