import { fieldsOf, type FieldTable } from './fields';

const stats: FieldTable = {
  'DashboardStats.totalAppointments': 'All appointments of every day and status.',
  'DashboardStats.activeDoctors': 'How many doctors can be booked.',
  'DashboardStats.pendingLeads': 'How many leads wait to be worked on; for an agent, their own and the unassigned ones.',
  'DashboardStats.todayAppointments': "How many appointments there are today, by India's clock.",
  'DashboardStats.totalPatients': 'How many patients there are.',
  'DashboardStats.changes': 'How much the figures have changed compared with the period before.',
  'DashboardStats.series': 'One figure a day for the small charts.',
  'StatChanges.totalAppointments': 'The change of the appointments, in whole percent; null where there is too little to compare.',
  'StatChanges.activeDoctors': 'The change of the active doctors, in whole percent; null where there is too little to compare.',
  'StatChanges.pendingLeads':
    'Pending leads now compared with those pending 30 days ago, in whole percent; null where there is too little to compare.',
  'StatSeries.appointments': 'Appointments of each day, oldest first, the last one of today.',
  'StatSeries.total': 'All appointments at each day, without those of later days up to today; oldest first, the last one of today.',
  'StatSeries.leads': 'Leads that were pending at the end of each day, in your scope; oldest first, the last one of today.',
  'DifferingFigure.figure': 'The kind of kept figure: counter, total, activity, leads, new-leads, pending-leads or patients.',
  'DifferingFigure.count': 'How many figures of this kind differed from the records.',
  'DifferingFigure.repaired': 'Whether they were counted anew at once, and agree since.',
  'FigureCheck.checkedAt': 'When the kept figures were last compared with the records; null before the first time.',
  'FigureCheck.differing': 'The kinds of figures that differed from the records; empty when all agreed.',
  'SetupSteps.hospitalId': 'The first active hospital; null while there is none.',
  'SetupSteps.bookingSlug': 'The last part of the address of its booking page.',
  'SetupSteps.doctorId': 'Its first active doctor with working days and hours; null while there is none.',
  'SetupSteps.poster': 'Whether the QR poster was shown.',
  'SetupSteps.booking': 'Whether a patient has booked on a booking page.',
  'SetupSteps.dismissed': 'Whether an administrator has hidden the list.',
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
  'Analytics.funnel': 'How many leads are in each status.',
  'Analytics.sources': 'How many leads came from each source.',
  'Analytics.noShows': 'How many appointments of each doctor were missed.',
  'Analytics.hours': 'When appointments are, by weekday and hour.',
  'BookingsOfDay.day': 'The day on the clock of the hospital, YYYY-MM-DD.',
  'BookingsOfDay.status': 'The status that is counted.',
  'BookingsOfDay.appointments': 'Appointments of that day with that status.',
  'FunnelStep.status': 'The status that is counted.',
  ...fieldsOf(['FunnelStep', 'LeadSourceCount'], { leads: 'How many leads there are of it.' }),
  'LeadSourceCount.source': 'How the leads came in.',
  'NoShowsOfDoctor.noShows': 'Appointments to which nobody came.',
  'NoShowsOfDoctor.appointments': 'All appointments of the doctor within the days asked for.',
  'AppointmentsOfHour.hour': 'The hour in which they begin, 0 to 23, on the clock of the hospital.',
  'AppointmentsOfHour.appointments': 'Appointments that begin in that hour of that weekday.',
};

const audit: FieldTable = {
  'AuditEntry.id': 'The place of the row in the log, a whole number as text.',
  'AuditEntry.at': 'When it was done: ISO 8601 with offset.',
  'AuditEntry.actorId': 'The user who did it; null for anybody who was not signed in.',
  'AuditEntry.action': 'What was done.',
  'AuditEntry.entity': 'The kind of record to which it was done.',
  'AuditEntry.entityId': 'The record to which it was done; null where it was no single one.',
  'AuditEntry.fields': 'The names of the fields that were changed or seen; never what is in them.',
  'AuditVerification.checkedAt': 'When the log was last checked; null before the first time.',
  'AuditVerification.intact': 'Whether every row was as it was written; null before the first check.',
};

const messages: FieldTable = {
  'Notification.id': 'The id of the notification.',
  'Notification.kind': 'What has happened.',
  'Notification.entityId': 'The record of which it speaks.',
  'Notification.detail': 'What is needed to say it, by its kind: names and the time, for instance.',
  'Notification.at': 'When it happened: ISO 8601 with offset.',
  'Notification.readAt': 'When you read it: ISO 8601 with offset; null before.',
  'UnreadCount.unread': 'How many notifications you have not read; 100 stands for 100 or more.',
  'OutboxMessage.id': 'The id of the message.',
  'OutboxMessage.channel': 'How it was, or would have been, sent.',
  'OutboxMessage.template': 'What kind of message it is.',
  'OutboxMessage.subject': 'Its subject; an SMS is sent without.',
  'OutboxMessage.text': 'Its whole text.',
  'OutboxMessage.at': 'When it was kept or went out: ISO 8601 with offset.',
  'OutboxMessage.state':
    'kept: instead of being sent, where no provider is set up. unknown: it went out, and the provider did not say whether it took it; it is not sent again by itself.',
};

const service: FieldTable = {
  'Health.status': 'Always `ok`.',
  'Version.version': 'The version of the product; null where the sources run without a build.',
  'Version.commit': 'The last commit that changed what the server is built from; null when the build did not know it.',
  'Version.node': 'The version of Node.',
  'Version.schema': 'The number of the last migration.',
  'Version.api': 'The version of this document.',
  'Readiness.status': '`degraded`: it books, but a reader of events is late or a job overdue. A server that cannot work answers 503.',
  'Readiness.overdue': 'The repeated jobs of this server that have not ended well for more than twice their time; empty when none is.',
  'OverdueJob.job': 'The name of the job.',
  'OverdueJob.seconds': 'For how long it has not ended well, in seconds.',
  'Readiness.late': 'The readers of events that are more than five seconds late; empty when none is.',
  'LateReader.reader': 'The name of the reader.',
  'LateReader.seconds': 'How late it is, in seconds.',
};

export const OPERATION: FieldTable = { ...stats, ...reports, ...audit, ...messages, ...service };
