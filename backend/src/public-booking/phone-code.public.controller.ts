import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CodeRequestAnswer, PhoneCheckAnswer, RequestCode, VerifyCode } from './public-booking.dto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../access/access.decorator';
import { Answers } from '../http/answers.decorator';
import { Limited } from '../limits/limited.decorator';
import { PhoneCodes } from './phone-codes.service';
import { ReturningPatientService } from './returning-patient.service';
import { visitorOf } from './visitor';
import { proofCookie } from './visitor-cookies';

/** One-time codes, by which a visitor proves that they have the phone. */
@ApiTags('booking')
@Controller('patients/booking/otp')
export class PhoneCodeController {
  constructor(
    private readonly codes: PhoneCodes,
    private readonly patients: ReturningPatientService,
  ) {}

  @Post('request')
  @Public()
  @Limited('codeRequest')
  @Answers({
    summary: 'Send a one-time code to a phone',
    description:
      'The same for every phone, and whether a message goes out or not. A browser has three an hour for a phone, strangers six a day together.',
    type: CodeRequestAnswer,
    status: 202,
    refusals: ['noCodes'],
  })
  requestCode(
    @Body() { phone, language }: RequestCode,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CodeRequestAnswer> {
    return this.codes.request({ phone, language: language ?? null }, visitorOf(request, reply));
  }

  @Post('verify')
  @Public()
  @Limited('codeVerify')
  @Answers({
    summary: 'Prove a phone number with its code',
    description: 'Answers what check-phone answers from now on, for 30 minutes. A code is good once, for ten minutes and five tries.',
    type: PhoneCheckAnswer,
    refusals: ['invalidCode'],
  })
  async verifyCode(
    @Body() body: VerifyCode,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PhoneCheckAnswer> {
    const { check, proof } = await this.patients.verify(body, proofCookie.from(request), () => visitorOf(request, reply).browser.hash);
    proofCookie.keep(reply, proof);
    return check;
  }
}
