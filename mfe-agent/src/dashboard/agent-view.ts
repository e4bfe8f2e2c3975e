/** What the address of /agent-dashboard says about its two lists. */
export const AGENT_VIEW = { leads: 1, appointments: 1 };
export type AgentView = typeof AGENT_VIEW;

export const PAGE_SIZE = 10;
/** How many the first lists show (docs/spec/numbers.md). */
export const SHOWN_FIRST = 3;
