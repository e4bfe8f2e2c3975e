import { ApiProperty } from '@nestjs/swagger';
import { NEEDS, type Need } from '@arogya/domain/appointments/needs';
import { optional, uuid } from '@arogya/domain/rule';
import { CheckedQuery } from '../http/checked.decorator';
import { PageQuery } from '../paging/page';
import { Appointment } from './appointment.dto';

export class NeedsQuery extends PageQuery {
  @CheckedQuery(optional(uuid())) hospitalId?: string;
}

export class HospitalNeeds {
  @ApiProperty({ format: 'uuid', description: 'The hospital' }) hospitalId!: string;
  @ApiProperty({ example: 'Lotus Care Hospital', description: 'The name of the hospital' }) hospitalName!: string;
  @ApiProperty({ example: 7, description: 'How many of its appointments need somebody now' }) total!: number;
}

export class NeededAppointment extends Appointment {
  @ApiProperty({ enum: NEEDS, example: 'confirm', description: 'Why it needs somebody: the most urgent reason of those that hold' })
  need!: Need;
  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'For `decide`: the change of the calendar that affects it; null where it is of the hospital to which the doctor has moved',
  })
  calendarChangeId!: string | null;
}
