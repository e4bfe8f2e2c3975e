import { ApiProperty } from '@nestjs/swagger';

const percent = { type: Number, nullable: true } as const;

/** Change against the equal period before, in percent; null where there is too little to compare. */
export class StatChanges {
  @ApiProperty({
    ...percent,
    example: 12,
    description: 'The change of the appointments, in whole percent; null where there is too little to compare.',
  })
  totalAppointments!: number | null;
  @ApiProperty({
    ...percent,
    example: 5,
    description: 'The change of the active doctors, in whole percent; null where there is too little to compare.',
  })
  activeDoctors!: number | null;
  @ApiProperty({
    ...percent,
    example: -3,
    description: 'Pending leads now compared with those pending 30 days ago, in whole percent; null where there is too little to compare.',
  })
  pendingLeads!: number | null;
}

/** One figure per day, the oldest first, today last. */
export class StatSeries {
  @ApiProperty({ type: [Number], example: [12, 14, 9], description: 'Appointments of each day, oldest first, the last one of today.' })
  appointments!: number[];
  @ApiProperty({
    type: [Number],
    example: [4187, 4201, 4210],
    description: 'All appointments at each day, without those of later days up to today; oldest first, the last one of today.',
  })
  total!: number[];
  @ApiProperty({
    type: [Number],
    example: [52, 55, 57],
    description: 'Leads that were pending at the end of each day, in your scope; oldest first, the last one of today.',
  })
  leads!: number[];
}

export class DashboardStats {
  @ApiProperty({ example: 4210, description: 'All appointments of every day and status.' }) totalAppointments!: number;
  @ApiProperty({ example: 138, description: 'How many doctors can be booked.' }) activeDoctors!: number;
  @ApiProperty({ example: 57, description: 'How many leads wait to be worked on; for an agent, their own and the unassigned ones.' })
  pendingLeads!: number;
  @ApiProperty({ example: 96, description: "How many appointments there are today, by the clock of your hospital, or India's." })
  todayAppointments!: number;
  @ApiProperty({ example: 3120, description: 'How many patients there are, at your hospital where you belong to one.' })
  totalPatients!: number;
  @ApiProperty({ type: StatChanges, description: 'How much the figures have changed compared with the period before.' })
  changes!: StatChanges;
  @ApiProperty({ type: StatSeries, description: 'One figure a day for the small charts.' }) series!: StatSeries;
}

export class ManagementStats {
  @ApiProperty({ example: 24, description: 'How many services there are.' }) servicesCount!: number;
  @ApiProperty({ example: 18, description: 'How many specialties there are.' }) specialtiesCount!: number;
  @ApiProperty({ example: 36, description: 'How many states there are.' }) statesCount!: number;
  @ApiProperty({ example: 120, description: 'How many cities there are.' }) citiesCount!: number;
}
