import { Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Appointment } from '../appointments/appointment.dto';
import { Audited } from '../audit/audited.decorator';
import { Access } from '../access/access.decorator';
import type { Actor } from '../access/actor';
import { Answers } from '../http/answers.decorator';
import { IfMatch } from '../http/if-match';
import { Id } from '../http/uuid.pipe';
import { Who } from '../access/who.decorator';
import { ReportedPatient } from './reported.dto';
import { ReportedService } from './reported.service';

/** What the patient reported when booking an appointment. */
@ApiTags('appointments')
@Controller('appointments/:id/reported')
export class ReportedController {
  constructor(private readonly reported: ReportedService) {}

  @Get()
  @Access('appointments:reported')
  @Audited('read', 'appointment')
  @Answers({ summary: 'What the patient reported, against the record', type: ReportedPatient, refusals: ['notFound'] })
  reportedPatient(@Who() who: Actor, @Id() id: string): Promise<ReportedPatient> {
    return this.reported.compare(who, id);
  }

  @Post('accept')
  @Access('appointments:reported')
  @Answers({
    summary: 'Take over what the patient reported',
    type: Appointment,
    refusals: ['notFound', 'nothingReported', 'stale'],
  })
  acceptReported(@Who() who: Actor, @Id() id: string, @IfMatch() version: number | null): Promise<Appointment> {
    return this.reported.accept(who, id, version);
  }

  @Post('dismiss')
  @Access('appointments:reported')
  @Answers({ summary: 'Leave the patient record as it is', type: Appointment, refusals: ['notFound', 'nothingReported', 'stale'] })
  dismissReported(@Who() who: Actor, @Id() id: string, @IfMatch() version: number | null): Promise<Appointment> {
    return this.reported.dismiss(who, id, version);
  }
}
