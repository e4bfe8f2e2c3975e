import type { Enquiry } from '@arogya/api/enquiries';
import { UNASSIGNED } from '@arogya/domain/enquiries/texts';
import { personName } from '@arogya/features/leads/lead';

export const agentOf = ({ assignedAgent }: Enquiry): string => (assignedAgent ? personName(assignedAgent) : UNASSIGNED);

/** Where an enquiry came from, in words. */
const SOURCES: Readonly<Record<string, string>> = { landing_page: 'Landing page' };
export const sourceOf = ({ source }: Enquiry): string => SOURCES[source] ?? source;
