import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { BULK_ACTS, BULK_MOST, bulkItems, type BulkAct, type BulkItem } from '@arogya/domain/appointments/bulk';
import { appointmentRules } from '@arogya/domain/appointments/rules';
import { oneOf } from '@arogya/domain/rule';
import { Checked } from '../http/checked.decorator';

const ID = '0198f2c4-0000-7000-8000-000000000000';

export class BulkChange {
  @Checked(bulkItems(), {
    example: [{ id: ID, version: 1 }],
    description: `At most ${BULK_MOST} appointments, each once: \`id\`, and \`version\` as it was read, without which the change is applied on top of whatever is there`,
  })
  items!: BulkItem[];
  @Checked(oneOf(BULK_ACTS), {
    example: 'confirm',
    description: 'What is done with each; `undo` takes the own change before back, by its `version`',
  })
  act!: BulkAct;
  @Checked(appointmentRules.agentId, { description: 'For `agent`: to whom they are given. By an administrator' }) agentId?: string | null;
}

export class BulkRow {
  @ApiProperty({ format: 'uuid', description: 'The id of the appointment' }) id!: string;
  @ApiProperty({ example: true, description: 'Whether it was done' }) ok!: boolean;
  @ApiPropertyOptional({ example: 2, description: 'Its version by now; by it the change can be undone' }) version?: number;
  @ApiPropertyOptional({ example: 'slotTaken', description: 'Why it was not done: the code of an error of the API' }) code?: string;
  @ApiPropertyOptional({ example: 'This time has just been taken.', description: 'The sentence for a person' }) message?: string;
}

export class BulkAnswer {
  @ApiProperty({ type: BulkRow, isArray: true, description: 'What became of each, in the order of the request' }) rows!: readonly BulkRow[];
}
