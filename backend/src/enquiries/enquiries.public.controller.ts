import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../access/access.decorator';
import type { StaffRequest, Visitor as Caller } from '../access/actor';
import { Answers } from '../http/answers.decorator';
import { IdempotencyKey, type AnswerOrReplay } from '../idempotency/idempotency';
import { Limited } from '../limits/limited.decorator';
import { Visitor } from '../access/who.decorator';
import { browserCookie, hashOfToken } from '../public-booking/visitor-cookies';
import { EnquiriesService } from './enquiries.service';
import { CreateEnquiry, EnquiryReceipt } from './enquiry.dto';

@ApiTags('enquiries')
@Controller('enquiries')
export class PublicEnquiriesController {
  constructor(private readonly enquiries: EnquiriesService) {}

  @Post()
  @Public()
  @Limited('enquiry')
  @Answers({ summary: 'Send an enquiry from the landing page', type: EnquiryReceipt, status: 201, refusals: ['keyReused', 'tooMany'] })
  createEnquiry(
    @Visitor() from: Caller,
    @Req() request: StaffRequest,
    @Body() body: CreateEnquiry,
    @IdempotencyKey() key: string | null,
  ): Promise<AnswerOrReplay<EnquiryReceipt>> {
    const token = browserCookie.from(request);
    return this.enquiries.receive(body, from, token && hashOfToken(token), key);
  }
}
