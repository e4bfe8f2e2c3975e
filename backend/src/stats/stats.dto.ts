import { ApiProperty } from '@nestjs/swagger';

const percent = { type: Number, nullable: true } as const;

/** Change against the equal period before, in percent; null where there is too little to compare. */
export class StatChanges {
  @ApiProperty({ ...percent, example: 12 }) totalAppointments!: number | null;
  @ApiProperty({ ...percent, example: 5 }) activeDoctors!: number | null;
  @ApiProperty({ ...percent, example: -3 }) pendingLeads!: number | null;
}

/** One figure per day, the oldest first, today last. */
export class StatSeries {
  @ApiProperty({ type: [Number], example: [12, 14, 9] }) appointments!: number[];
  @ApiProperty({ type: [Number], example: [4187, 4201, 4210] })
  total!: number[];
  @ApiProperty({ type: [Number], example: [52, 55, 57] }) leads!: number[];
}

export class DashboardStats {
  @ApiProperty({ example: 4210 }) totalAppointments!: number;
  @ApiProperty({ example: 138 }) activeDoctors!: number;
  @ApiProperty({ example: 57 }) pendingLeads!: number;
  @ApiProperty({ example: 96 }) todayAppointments!: number;
  @ApiProperty({ example: 3120 }) totalPatients!: number;
  @ApiProperty({ type: StatChanges }) changes!: StatChanges;
  @ApiProperty({ type: StatSeries }) series!: StatSeries;
}

export class ManagementStats {
  @ApiProperty({ example: 24 }) servicesCount!: number;
  @ApiProperty({ example: 18 }) specialtiesCount!: number;
  @ApiProperty({ example: 36 }) statesCount!: number;
  @ApiProperty({ example: 120 }) citiesCount!: number;
}
