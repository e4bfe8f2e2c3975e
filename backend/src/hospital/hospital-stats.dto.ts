import { ApiProperty } from '@nestjs/swagger';

export class HospitalStats {
  @ApiProperty({ example: 1240, description: 'All appointments of the hospital, of every day and status.' }) totalAppointments!: number;
  @ApiProperty({ example: 18, description: 'Of every status, by the clock of the hospital' }) todayAppointments!: number;
  @ApiProperty({ example: 8, description: 'How many of its doctors can be booked.' }) activeDoctors!: number;
  @ApiProperty({ example: 6, description: "How many of today's appointments are confirmed." }) confirmedToday!: number;
}
