import { ApiProperty } from '@nestjs/swagger';
import { APPOINTMENT_STATUSES } from '@arogya/domain/appointments/status';
import { LEAD_STATUSES } from '@arogya/domain/leads/status';
import { day } from '@arogya/domain/when';
import { CheckedQuery } from '../http/checked.decorator';

export class AnalyticsQuery {
  @CheckedQuery(day(), { example: '2026-10-26' }) from!: string;
  @CheckedQuery(day(), { example: '2026-11-24' }) to!: string;
}

export class BookingsOfDay {
  @ApiProperty({ format: 'date', example: '2026-11-24', description: 'The day on the clock of the hospital, YYYY-MM-DD.' }) day!: string;
  @ApiProperty({ enum: APPOINTMENT_STATUSES, example: 'completed', description: 'The status that is counted.' }) status!: string;
  @ApiProperty({ example: 31, description: 'Appointments of that day with that status.' }) appointments!: number;
}

export class FunnelStep {
  @ApiProperty({ enum: LEAD_STATUSES, example: 'contacted', description: 'The status that is counted.' }) status!: string;
  @ApiProperty({ example: 40, description: 'How many leads there are of it.' }) leads!: number;
}

export class LeadSourceCount {
  @ApiProperty({ example: 'Referral', description: 'How the leads came in.' }) source!: string;
  @ApiProperty({ example: 18, description: 'How many leads there are of it.' }) leads!: number;
}

export class NoShowsOfDoctor {
  @ApiProperty({ format: 'uuid' }) doctorId!: string;
  @ApiProperty({ example: 'Dr. Asha Rao' }) fullName!: string;
  @ApiProperty({ example: 4, description: 'Appointments to which nobody came.' }) noShows!: number;
  @ApiProperty({ example: 80, description: 'All appointments of the doctor within the days asked for.' }) appointments!: number;
}

export class AppointmentsOfHour {
  @ApiProperty({ example: 1, description: '1 is Monday, 7 is Sunday' }) weekday!: number;
  @ApiProperty({ example: 9, description: 'The hour in which they begin, 0 to 23, on the clock of the hospital.' }) hour!: number;
  @ApiProperty({ example: 12, description: 'Appointments that begin in that hour of that weekday.' }) appointments!: number;
}

export class Analytics {
  @ApiProperty({ type: [BookingsOfDay], description: 'Appointments by day and status.' }) bookings!: BookingsOfDay[];
  @ApiProperty({ type: [FunnelStep], description: 'How many leads are in each status.' }) funnel!: FunnelStep[];
  @ApiProperty({ type: [LeadSourceCount], description: 'How many leads came from each source.' }) sources!: LeadSourceCount[];
  @ApiProperty({ type: [NoShowsOfDoctor], description: 'How many appointments of each doctor were missed.' }) noShows!: NoShowsOfDoctor[];
  @ApiProperty({ type: [AppointmentsOfHour], description: 'When appointments are, by weekday and hour.' }) hours!: AppointmentsOfHour[];
}
