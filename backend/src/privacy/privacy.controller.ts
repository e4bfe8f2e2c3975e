import { Controller, Get, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Audited } from '../audit/audited.decorator';
import { Access, Confirmed, OwnSite } from '../access/access.decorator';
import type { Actor } from '../access/actor';
import { Answers } from '../http/answers.decorator';
import { Limited } from '../limits/limited.decorator';
import { Id } from '../http/uuid.pipe';
import { Who } from '../access/who.decorator';
import { Erasure, PatientData } from './privacy.dto';
import { PrivacyService } from './privacy.service';

@ApiTags('patients')
@Controller('patients')
export class PrivacyController {
  constructor(private readonly privacy: PrivacyService) {}

  @Get(':id/export')
  @Access('patients:export')
  @OwnSite()
  @Confirmed()
  @Audited('exported', 'patient')
  @Limited('exports')
  @Answers({
    summary: 'All that is kept about one patient',
    description: 'For the patient, as a file.',
    type: PatientData,
    refusals: ['notFound'],
  })
  async exportPatient(@Who() who: Actor, @Id() id: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<PatientData> {
    const data = await this.privacy.dataOf(who, id);
    reply.header('content-disposition', `attachment; filename="patient-${id}.json"`);
    return data;
  }

  @Post(':id/erase')
  @Access('patients:erase')
  @Confirmed()
  @Answers({
    summary: 'Erase a patient for good',
    description:
      'Name, phone and all that leads to the person go at once; appointments to come are cancelled; dates and counts stay. ' +
      'Texts about delivered appointments are kept without a name until the time for medical records is over. Cannot be taken back.',
    type: Erasure,
    refusals: ['notFound'],
  })
  erasePatient(@Who() who: Actor, @Id() id: string): Promise<Erasure> {
    return this.privacy.erase(who, id);
  }
}
