import type { ChangeEntity } from '../changes/types';

/** The page for administrators. */
export const ADD_WEBHOOK = 'Add Webhook';
export const ADD_WEBHOOK_FAILED = 'Failed to add the webhook';
export const EDIT_WEBHOOK = 'Edit Webhook';
export const SAVE_WEBHOOK = 'Save Webhook';
export const WEBHOOK_SAVED = 'The webhook is saved.';
export const SAVE_WEBHOOK_FAILED = 'Failed to save the webhook';
export const WEBHOOKS_FAILED = 'Failed to fetch webhooks';
export const NO_WEBHOOKS = 'No webhooks yet';
export const NO_WEBHOOKS_HINT = 'A webhook tells the server of the integration what has changed, within seconds.';
/** Of an integration without a scope to read records of a kind. */
export const NO_WEBHOOK_TYPES = 'A webhook tells of records that the integration may read. Give it such a scope first.';

/** The groups of types that can be chosen. */
export const ENTITY_LABELS: Readonly<Record<ChangeEntity, string>> = {
  appointment: 'Appointments',
  lead: 'Leads',
  patient: 'Patients',
  doctor: 'Doctors',
  hospital: 'Hospitals',
};
export const TYPES_HINT = 'Changes of these types are sent: which record has changed, and nothing of what is in it';
export const URL_HINT = 'Where changes are sent: https, and no address in a private network';

export const COPY_SECRET = 'Copy Secret';
export const SECRET_USE = 'The receiver verifies each call with it, by a library of Standard Webhooks.';
export const NEW_SECRET = 'New Secret';
export const NEW_SECRET_TEXT =
  'For 24 hours each call is signed with both secrets, so that the receiver can change over. Then the old one is no good.';
export const NEW_SECRET_FAILED = 'Failed to make a new secret';

export const SEND_TEST = 'Send Test';
export const TEST_FAILED = 'Failed to send the test';
export const WEBHOOK_OFF = 'Switched off. What happens until it is resumed is not sent.';
export const RESUME = 'Resume';
export const RESUME_FAILED = 'Failed to resume the webhook';
export const RESUMED = 'Resumed. What has waited is sent.';
export const RESUME_TEXT =
  'What has waited is sent, and the receiver takes it for the real installation. In a copy or a drill leave it as it is.';

export const DELETE_WEBHOOK = 'Delete webhook';
export const DELETE_WEBHOOK_TEXT = 'What was not sent yet is dropped, and its secret is no good any more. It cannot be brought back.';
export const WEBHOOK_DELETED = 'Webhook deleted successfully';
export const DELETE_WEBHOOK_FAILED = 'Failed to delete the webhook';

export const DELIVERIES_FAILED = 'Failed to fetch deliveries';
export const NO_DELIVERIES = 'Nothing was sent yet';
export const NO_DELIVERIES_IN_STATE = 'There are no deliveries in this state';
export const NO_DELIVERIES_OF_ID = 'Nothing with this id was sent to this address within 30 days';
export const FIND_DELIVERY = 'Find by id';
export const ALL_DELIVERY_STATES = 'All states';
export const SEND_AGAIN = 'Send Again';
export const SEND_AGAIN_FAILED = 'Failed to send it again';
export const SENT_AGAIN = 'It is sent again, with the same id.';
export const SEND_ALL_AGAIN = 'Send All Given Up Again';

export const sentAllAgain = (queued: number, more: boolean): string =>
  `${queued === 1 ? 'One delivery is' : `${queued.toLocaleString('en-IN')} deliveries are`} sent again.${more ? ' There are more: send them after these.' : ''}`;
