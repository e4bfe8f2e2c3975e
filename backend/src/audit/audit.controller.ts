import { Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Audited } from './audited.decorator';
import { Access } from '../access/access.decorator';
import { Answers } from '../http/answers.decorator';
import type { Page } from '../paging/page';
import { AuditChecks } from './audit-checks.service';
import { AuditLogService } from './audit-log.service';
import { AuditEntry, AuditQuery, AuditVerification } from './audit.dto';
import { AUDIT_SORTS } from './audit.sql';

@ApiTags('audit')
@Controller('audit')
export class AuditController {
  constructor(
    private readonly log: AuditLogService,
    private readonly checks: AuditChecks,
  ) {}

  @Get()
  @Access('audit:read')
  @Audited('listed', 'call')
  @Answers({
    summary: 'Who did what, the latest first',
    description:
      'With entity and entityId: who looked at this record or changed it. q is part of the username, name or e-mail of whoever acted.',
    list: AuditEntry,
    sorts: AUDIT_SORTS,
  })
  listAudit(@Query() query: AuditQuery): Promise<Page<AuditEntry>> {
    return this.log.list(query);
  }

  @Get('verification')
  @Access('audit:read')
  @Answers({
    summary: 'Whether the log was as it was written when it was last checked',
    description: 'The whole log is checked every night, and what was added to it every hour.',
    type: AuditVerification,
    input: false,
  })
  auditVerification(): Promise<AuditVerification> {
    return this.checks.last();
  }

  @Post('verification')
  @Access('audit:read')
  @Answers({
    summary: 'Check the whole log now',
    description: 'Whoever asks meanwhile gets the same answer; 409 while another server checks.',
    type: AuditVerification,
    status: 200,
    refusals: ['busy'],
    input: false,
  })
  verifyAudit(): Promise<AuditVerification> {
    return this.checks.now();
  }
}
