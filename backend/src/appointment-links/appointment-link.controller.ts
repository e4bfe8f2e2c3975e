import { Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../access/access.decorator';
import type { Actor } from '../access/actor';
import { Who } from '../access/who.decorator';
import { Audited } from '../audit/audited.decorator';
import { Answers } from '../http/answers.decorator';
import { Id } from '../http/uuid.pipe';
import { Limited } from '../limits/limited.decorator';
import { AppointmentLinks } from './appointment-link.service';
import { AppointmentLink } from './link.dto';

/** The link of an appointment, for staff who show it to the patient. Whoever has it may act as the patient, so each look is audited. */
@ApiTags('appointments')
@Controller('appointments/:id/link')
export class AppointmentLinkController {
  constructor(private readonly links: AppointmentLinks) {}

  @Get()
  @Access('appointments:link')
  @Limited('patientLink')
  @Audited('read', 'appointment')
  @Answers({
    summary: "The address of the patient's page of an appointment",
    description: 'As the last message had it, for the QR code at the desk. Nothing ends.',
    type: AppointmentLink,
    refusals: ['notFound', 'noLink'],
  })
  appointmentLink(@Who() who: Actor, @Id() id: string): Promise<AppointmentLink> {
    return this.links.present(who, id);
  }

  @Post()
  @Access('appointments:link')
  @Limited('patientLink')
  @Answers({
    summary: 'Replace the link of an appointment',
    description: 'The link that the patient has leads nowhere from now on: somebody else has it, or the phone was wrong.',
    type: AppointmentLink,
    refusals: ['notFound', 'noLink'],
  })
  replaceAppointmentLink(@Who() who: Actor, @Id() id: string): Promise<AppointmentLink> {
    return this.links.replace(who, id);
  }
}
