import { AppointmentNews } from '../appointments/appointment-news';
import { holdReader } from '../events/readers/readers.sql';
import { audiencesOf } from './audience';
import { NOTIFICATIONS_READER, withdrawNews } from './notifications.sql';

/** The reader stops for a moment: either it has written what is taken back here, or it will read that it was taken back. */
export const appointmentNews: AppointmentNews = {
  withdraw: ({ id, version, hospitalId, doctorId }) => [
    holdReader({ reader: NOTIFICATIONS_READER }),
    withdrawNews({ appointmentId: id, version, audiences: audiencesOf('appointment_cancelled', { hospitalId, doctorId }) }),
  ],
};
