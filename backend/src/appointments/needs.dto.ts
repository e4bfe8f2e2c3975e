import { ApiProperty } from '@nestjs/swagger';
import { NEEDS, type Need } from '@arogya/domain/appointments/needs';
import { Appointment } from './appointment.dto';

export class NeededAppointment extends Appointment {
  @ApiProperty({ enum: NEEDS, example: 'confirm', description: 'Why it needs somebody: the most urgent reason of those that hold' })
  need!: Need;
  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'For `decide`: the change of the calendar that affects it',
  })
  calendarChangeId!: string | null;
}
