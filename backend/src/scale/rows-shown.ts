import { PAGE_SIZE } from '../paging/page';
import type { ReadCall } from './calls';

/** A list reads at most so many rows of a large table for each that it shows. */
const EACH = 3;

/**
 * What reads more, up to so many rows of a large table: by the filter or sort, or by the call with it. The crowd has a third of its
 * hundred thousand rows at one hospital, with one doctor and with one agent.
 */
const READ_MORE: Readonly<Record<string, number>> = {
  // A search looks through the newest rows, and where they do not fill the page reads all that its index finds (paging/search.ts).
  q: 10_000,
  // Days are found by their instants, with a margin for every zone.
  from: 1_000,
  // In the order of time, a status that two of a hundred rows have.
  status: 2_000,
  // Of those whom nobody, one agent or one hospital works on: a source that none of them has, or another rare value.
  'unassignedLeads source': 25_000,
  'leadsOfAgent source': 25_000,
  'listLeads source': 1_000,
  priority: 1_000,
  assignedAgentId: 250,
  // By what no index has: those that are sorted are read, each group of a kind as a whole.
  sort: 1_000,
  'listLeads sort': 10_000,
  // A hospital's patients by when each was last booked there: all of its appointments.
  'listPatients sort': 40_000,
  // One row of three or four in their order is of this hospital, of nobody, or of this day where the doctor is.
  listPatients: 250,
  unassignedLeads: 250,
  todayAppointments: 250,
  // The decisions that wait, of which the crowd has far too many; how few rows it reads without them has a test of its own.
  appointmentsInNeed: 24_000,
};

/** How many rows of a large table each statement of the call may read; null when it is no list. */
export function mostRead({ operation, parameters }: ReadCall, query: string): number | null {
  if (!parameters.some(({ name }) => name === 'pageSize')) return null;
  const asked = new URLSearchParams(query);
  const shown = Number(asked.get('pageSize') ?? PAGE_SIZE) + 1;
  const more = [...asked.keys()].map((name) => READ_MORE[`${operation} ${name}`] ?? READ_MORE[name] ?? 0);
  return Math.max(EACH * shown, READ_MORE[operation] ?? 0, ...more);
}
