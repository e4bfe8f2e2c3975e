import type { IntegrationScope } from '../access';

/** The page for administrators. */
export const ADD_INTEGRATION = 'Add Integration';
export const SAVE_INTEGRATION = 'Save Integration';
export const INTEGRATIONS_FAILED = 'Failed to fetch integrations';
export const INTEGRATION_FAILED = 'Failed to fetch the integration';
export const INTEGRATION_ADDED = 'The integration is there. Make a key for it next.';
export const ADD_INTEGRATION_FAILED = 'Failed to add the integration';
export const INTEGRATION_SAVED = 'The integration is saved.';
export const SAVE_INTEGRATION_FAILED = 'Failed to save the integration';
export const NO_INTEGRATIONS = 'No integrations yet';
export const NO_INTEGRATIONS_HINT =
  'A website, an advert or a call centre pushes leads with a key, and other programs read lists. From nothing to rows it is three steps: docs/integrators/first-call.md.';
/** What Swagger UI lets somebody choose between. */
export const API_FOR_ALL = 'All operations';
export const API_FOR_INTEGRATIONS = 'For integrations';

export const ALL_HOSPITALS = 'All hospitals';

/** What an administrator lets an integration do, in a sentence each. */
export const SCOPE_TEXTS: Readonly<Record<IntegrationScope, string>> = {
  'directory:read': 'Reads doctors, their free times, and what forms choose from.',
  'appointments:read': 'Reads appointments.',
  'appointments:create': 'Books appointments.',
  'appointments:change': 'Moves, confirms, completes, cancels and deletes appointments.',
  'patients:read': 'Reads patients.',
  'patients:write': 'Looks patients up by phone, adds and changes them.',
  'leads:read': 'Reads leads.',
  'leads:create': 'Adds leads, and learns nothing of others.',
  'leads:write': 'Changes and deletes leads.',
  'changes:read': 'Follows which of the records that it reads have changed.',
  'webhooks:own': 'Has changes sent to addresses of its own, and reads what was sent there.',
};

export const NO_GOOD_KEY = 'It can call once it has a key.';
export const INTEGRATION_OFF_TEXT = 'It is switched off: none of its keys is good.';
export const SWITCH_OFF_TEXT = 'Whoever calls with one of its keys is refused from now on, until it is switched on again.';
export const INTEGRATION_OFF = 'Switched off. Its keys are refused.';
export const DELETE_INTEGRATION = 'Delete integration';
export const DELETE_INTEGRATION_TEXT =
  'Whoever calls with one of its keys is refused from now on. It cannot be brought back; switch it off where that is enough.';
export const INTEGRATION_DELETED = 'Integration deleted successfully';
export const DELETE_INTEGRATION_FAILED = 'Failed to delete the integration';
export const REVOKE_INTEGRATION_KEY =
  'Whoever calls with it is refused from now on. It cannot be undone; make a new key first where a program still needs one.';

/** Beside a new key, above a call that can be pasted. */
export const FIRST_CALL = 'A first call, for a terminal:';
