import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Audited } from '../audit/audited.decorator';
import { Access } from '../access/access.decorator';
import type { Actor } from '../access/actor';
import { Answers } from '../http/answers.decorator';
import { IfMatch } from '../http/if-match';
import type { Page } from '../paging/page';
import { Id } from '../http/uuid.pipe';
import { Who } from '../access/who.decorator';
import { EnquiriesService } from './enquiries.service';
import { Enquiry, EnquiryQuery, UpdateEnquiry } from './enquiry.dto';
import { ENQUIRY_SORTS } from './enquiries.sql';

@ApiTags('enquiries')
@Controller('enquiries')
export class EnquiriesController {
  constructor(private readonly enquiries: EnquiriesService) {}

  @Get()
  @Access('enquiries:manage')
  @Audited('listed', 'enquiry')
  @Answers({ summary: 'Enquiries from the landing page', list: Enquiry, sorts: ENQUIRY_SORTS })
  listEnquiries(@Query() query: EnquiryQuery): Promise<Page<Enquiry>> {
    return this.enquiries.list(query);
  }

  @Get(':id')
  @Access('enquiries:manage')
  @Audited('read', 'enquiry')
  @Answers({ summary: 'One enquiry', type: Enquiry, refusals: ['notFound'] })
  getEnquiry(@Id() id: string): Promise<Enquiry> {
    return this.enquiries.find(id);
  }

  @Put(':id')
  @Access('enquiries:manage')
  @Answers({ summary: 'Change status, priority, notes or agent of an enquiry', type: Enquiry, refusals: ['notFound', 'stale'] })
  updateEnquiry(@Who() who: Actor, @Id() id: string, @Body() body: UpdateEnquiry, @IfMatch() version: number | null): Promise<Enquiry> {
    return this.enquiries.change(who, id, body, version);
  }

  @Delete(':id')
  @Access('enquiries:manage')
  @Answers({ summary: 'Remove an enquiry (it is archived)', refusals: ['notFound', 'stale'] })
  deleteEnquiry(@Who() who: Actor, @Id() id: string, @IfMatch() version: number | null): Promise<void> {
    return this.enquiries.remove(who, id, version);
  }

  @Post(':id/restore')
  @Access('enquiries:manage')
  @Answers({ summary: 'Bring a removed enquiry back', type: Enquiry, refusals: ['notFound'] })
  restoreEnquiry(@Who() who: Actor, @Id() id: string): Promise<Enquiry> {
    return this.enquiries.restore(who, id);
  }
}
