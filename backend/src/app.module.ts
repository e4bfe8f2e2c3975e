import { Global, Module, type DynamicModule, type Type } from '@nestjs/common';
import { AccountNoticesModule } from './account-notices/account-notices.module';
import { AppointmentLinksModule } from './appointment-links/appointment-links.module';
import { AppointmentsModule } from './appointments/appointments.module';
import { AuditModule } from './audit/audit.module';
import { AuthModule } from './auth/auth.module';
import { CalendarChangesModule } from './calendar-changes/calendar-changes.module';
import { RecordChangesModule } from './changes/changes.module';
import { Config } from './config';
import { Drain } from './drain';
import { DatabaseModule } from './database/database.module';
import { DoctorsModule } from './doctors/doctors.module';
import { EnquiriesModule } from './enquiries/enquiries.module';
import { ChangesModule } from './events/changes.module';
import { EventsModule } from './live/events.module';
import { ExportsModule } from './exports/exports.module';
import { HealthModule } from './health/health.module';
import { HospitalModule } from './hospital/hospital.module';
import { HospitalRulesModule } from './hospital-rules/hospital-rules.module';
import { HospitalsModule } from './hospitals/hospitals.module';
import { HttpModule } from './http.module';
import { ExternalIdsModule } from './external-ids/external-ids.module';
import { IntegrationsModule } from './integrations/integrations.module';
import { JobWatch } from './job-watch';
import { LeadsModule } from './leads/leads.module';
import { MessagesModule } from './messages/messages.module';
import { MetricsModule } from './metrics/metrics.module';
import { NotificationsModule } from './notifications/notifications.module';
import { PatientsModule } from './patients/patients.module';
import { PhonesModule } from './phones/phones.module';
import { PrivacyModule } from './privacy/privacy.module';
import { PublicBookingModule } from './public-booking/public-booking.module';
import { ReleasesModule } from './releases/releases.module';
import { ReportedModule } from './reported/reported.module';
import { SearchModule } from './search/search.module';
import { ServersModule } from './servers/servers.module';
import { SetupModule } from './setup/setup.module';
import { StatsModule } from './stats/stats.module';
import { ReferenceModule } from './reference/reference.module';
import { UsersModule } from './users/users.module';
import { ViewsModule } from './views/views.module';
import { WebhooksModule } from './webhooks/webhooks.module';

/** Every module of the API, one line each. */
const MODULES = [
  AuditModule,
  AuthModule,
  UsersModule,
  ViewsModule,
  HealthModule,
  HospitalRulesModule,
  HospitalsModule,
  DoctorsModule,
  PatientsModule,
  PhonesModule,
  PrivacyModule,
  ReferenceModule,
  AppointmentsModule,
  PublicBookingModule,
  AppointmentLinksModule,
  ReportedModule,
  CalendarChangesModule,
  HospitalModule,
  ExternalIdsModule,
  IntegrationsModule,
  RecordChangesModule,
  LeadsModule,
  EnquiriesModule,
  NotificationsModule,
  MessagesModule,
  AccountNoticesModule,
  ExportsModule,
  SearchModule,
  MetricsModule,
  ReleasesModule,
  ServersModule,
  SetupModule,
  StatsModule,
  ChangesModule,
  EventsModule,
  WebhooksModule,
];

@Global()
@Module({ imports: [DatabaseModule, HttpModule, ...MODULES] })
export class AppModule {
  static of(config: Config, more: readonly Type<unknown>[] = []): DynamicModule {
    return {
      module: AppModule,
      imports: [...more],
      providers: [{ provide: Config, useValue: config }, JobWatch, Drain],
      exports: [Config, JobWatch, Drain],
    };
  }
}
