import { fieldsOf, type FieldTable } from './fields';

const stats: FieldTable = {
  'DashboardStats.totalAppointments': 'All appointments of every day and status.',
  'DashboardStats.activeDoctors': 'How many doctors can be booked.',
  'DashboardStats.pendingLeads': 'How many leads wait to be worked on; for an agent, their own and the unassigned ones.',
  'DashboardStats.todayAppointments': "How many appointments today has, by India's clock.",
  'DashboardStats.totalPatients': 'How many patients there are.',
  'DashboardStats.changes': 'How much the figures have changed against the equal period before.',
  'DashboardStats.series': 'One figure a day for the small charts.',
  'StatChanges.totalAppointments': 'The change of the appointments, in whole percent; null where there is too little to compare.',
  'StatChanges.activeDoctors': 'The change of the active doctors, in whole percent; null where there is too little to compare.',
  'StatChanges.pendingLeads': 'The change of the leads that came in, in whole percent; null where there is too little to compare.',
  'StatSeries.appointments': 'Appointments of each day, oldest first, the last one of today.',
  'StatSeries.leads': 'Leads that came in on each day, oldest first, the last one of today.',
  'ManagementStats.servicesCount': 'How many services there are.',
  'ManagementStats.specialtiesCount': 'How many specialties there are.',
  'ManagementStats.statesCount': 'How many states there are.',
  'ManagementStats.citiesCount': 'How many cities there are.',
  'HospitalStats.totalAppointments': 'All appointments of the hospital, of every day and status.',
  'HospitalStats.activeDoctors': 'How many of its doctors can be booked.',
  'HospitalStats.confirmedToday': "How many of today's appointments are confirmed.",
};

const reports: FieldTable = {
  'Analytics.bookings': 'Appointments by day and status.',
  'Analytics.funnel': 'How many leads stand in each status.',
  'Analytics.sources': 'How many leads came in which way.',
  'Analytics.noShows': 'How many patients of each doctor did not come.',
  'Analytics.hours': 'When appointments are, by weekday and hour.',
  'BookingsOfDay.day': 'The day on the clock of the hospital, YYYY-MM-DD.',
  'BookingsOfDay.status': 'The status that is counted.',
  'BookingsOfDay.visits': 'Appointments of that day with that status.',
  'FunnelStep.status': 'The status that is counted.',
  ...fieldsOf(['FunnelStep', 'LeadSourceCount'], { leads: 'How many leads there are of it.' }),
  'LeadSourceCount.source': 'How the leads came in.',
  'NoShowsOfDoctor.noShows': 'Appointments to which nobody came.',
  'NoShowsOfDoctor.visits': 'All appointments of the doctor within the days asked for.',
  'AppointmentsOfHour.hour': 'The hour in which they begin, 0 to 23, on the clock of the hospital.',
  'AppointmentsOfHour.visits': 'Appointments that begin in that hour of that weekday.',
};

const audit: FieldTable = {
  'AuditEntry.id': 'The place of the row in the log, a whole number as text.',
  'AuditEntry.at': 'When it was done: ISO 8601 with offset.',
  'AuditEntry.actorId': 'The user who did it; null for anybody who was not signed in.',
  'AuditEntry.action': 'What was done.',
  'AuditEntry.entity': 'The kind of record to which it was done.',
  'AuditEntry.entityId': 'The record to which it was done; null where it was no single one.',
  'AuditEntry.fields': 'The names of the fields that were changed or seen; never what is in them.',
  'AuditVerification.intact': 'Whether every row is as it was written.',
};

const messages: FieldTable = {
  'Notification.id': 'The id of the notification.',
  'Notification.kind': 'What has happened.',
  'Notification.entityId': 'The record of which it speaks.',
  'Notification.detail': 'What is needed to say it, by its kind: names and the time, for instance.',
  'Notification.at': 'When it happened: ISO 8601 with offset.',
  'Notification.readAt': 'When you read it: ISO 8601 with offset; null before.',
  'UnreadCount.unread': 'How many you have not read; 100 stands for 100 or more.',
  'OutboxMessage.id': 'The id of the message.',
  'OutboxMessage.channel': 'How it would have been sent.',
  'OutboxMessage.template': 'What kind of message it is.',
  'OutboxMessage.subject': 'Its subject; an SMS is sent without.',
  'OutboxMessage.text': 'Its whole text.',
  'OutboxMessage.at': 'When it was kept: ISO 8601 with offset.',
};

const service: FieldTable = {
  ...fieldsOf(['Health', 'Readiness'], { status: 'Always `ok`; a server that cannot work answers 503.' }),
  'Readiness.late': 'The readers of events that are more than five seconds late; empty when none is.',
  'LateReader.reader': 'The name of the reader.',
  'LateReader.seconds': 'How late it is, in seconds.',
};

export const OPERATION: FieldTable = { ...stats, ...reports, ...audit, ...messages, ...service };
