import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../access/access.decorator';
import type { Actor } from '../access/actor';
import { Answers } from '../http/answers.decorator';
import { Who } from '../access/who.decorator';
import { HospitalQrService } from './hospital-qr.service';
import { HospitalQr } from './hospital.dto';

/** A hospital administrator's own hospital. */
@ApiTags('hospital')
@Controller('hospital')
export class OwnHospitalController {
  constructor(private readonly qr: HospitalQrService) {}

  @Get('qr')
  @Access('hospital:read')
  @Answers({ summary: 'The QR code and address of your booking page', type: HospitalQr, input: false })
  ownHospitalQr(@Who() who: Actor): Promise<HospitalQr> {
    return this.qr.ofOwn(who);
  }
}
