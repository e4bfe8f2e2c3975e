import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../access/access.decorator';
import type { Actor } from '../access/actor';
import { Who } from '../access/who.decorator';
import { Answers } from '../http/answers.decorator';
import { IdempotencyKey, type AnswerOrReplay } from '../idempotency/idempotency';
import { Limited } from '../limits/limited.decorator';
import { BulkAnswer, BulkChange } from './bulk.dto';
import { BulkService } from './bulk.service';

@ApiTags('appointments')
@Controller('appointments/bulk')
export class BulkController {
  constructor(private readonly bulk: BulkService) {}

  @Post()
  @Access('appointments:bulk')
  @Limited('bulk')
  @Answers({
    summary: 'Change the status or the agent of many appointments, or undo such a change',
    description:
      'Each is changed by itself and answered by itself: one that is refused stops no other. One that you do not see is `notFound` in its row. With a key, a repetition answers of each what was answered first.',
    type: BulkAnswer,
    refusals: ['keyReused'],
  })
  changeAppointments(
    @Who() who: Actor,
    @Body() body: BulkChange,
    @IdempotencyKey() key: string | null,
  ): Promise<AnswerOrReplay<BulkAnswer>> {
    return this.bulk.run(who, body, key);
  }
}
