import { ApiProperty } from '@nestjs/swagger';

export class HospitalStats {
  @ApiProperty({ example: 1240 }) totalAppointments!: number;
  @ApiProperty({ example: 18, description: 'Of every status, by the clock of the hospital' }) todayAppointments!: number;
  @ApiProperty({ example: 8 }) activeDoctors!: number;
  @ApiProperty({ example: 6 }) confirmedToday!: number;
}
