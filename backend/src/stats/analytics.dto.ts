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
  @ApiProperty({ format: 'date', example: '2026-11-24' }) day!: string;
  @ApiProperty({ enum: APPOINTMENT_STATUSES, example: 'completed' }) status!: string;
  @ApiProperty({ example: 31 }) appointments!: number;
}

export class FunnelStep {
  @ApiProperty({ enum: LEAD_STATUSES, example: 'contacted' }) status!: string;
  @ApiProperty({ example: 40 }) leads!: number;
}

export class LeadSourceCount {
  @ApiProperty({ example: 'Referral' }) source!: string;
  @ApiProperty({ example: 18 }) leads!: number;
}

export class NoShowsOfDoctor {
  @ApiProperty({ format: 'uuid' }) doctorId!: string;
  @ApiProperty({ example: 'Dr. Asha Rao' }) fullName!: string;
  @ApiProperty({ example: 4 }) noShows!: number;
  @ApiProperty({ example: 80 }) appointments!: number;
}

export class AppointmentsOfHour {
  @ApiProperty({ example: 1, description: '1 is Monday, 7 is Sunday' }) weekday!: number;
  @ApiProperty({ example: 9 }) hour!: number;
  @ApiProperty({ example: 12 }) appointments!: number;
}

export class Analytics {
  @ApiProperty({ type: [BookingsOfDay] }) bookings!: BookingsOfDay[];
  @ApiProperty({ type: [FunnelStep] }) funnel!: FunnelStep[];
  @ApiProperty({ type: [LeadSourceCount] }) sources!: LeadSourceCount[];
  @ApiProperty({ type: [NoShowsOfDoctor] }) noShows!: NoShowsOfDoctor[];
  @ApiProperty({ type: [AppointmentsOfHour] }) hours!: AppointmentsOfHour[];
}
