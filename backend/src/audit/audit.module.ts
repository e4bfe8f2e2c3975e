import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditEntity, AuditChainEntity, AuditCheckEntity } from './audit.entity';
import { AuditChecks } from './audit-checks.service';
import { AuditController } from './audit.controller';
import { AuditLogService } from './audit-log.service';
import { AuditSeal } from './audit-seal.service';
import { AuditReads } from './audit-reads.service';
import { AuditedAnswers } from './audited-answers';
import { Audit } from './audit.service';
import { AuditedRefusals } from './audited-refusals';
import { RefusalLog } from '../errors/refusal-log';

/** Global: every module may have something to audit. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([AuditEntity, AuditChainEntity, AuditCheckEntity])],
  controllers: [AuditController],
  providers: [
    Audit,
    AuditReads,
    AuditedAnswers,
    AuditLogService,
    AuditSeal,
    AuditChecks,
    { provide: RefusalLog, useClass: AuditedRefusals },
  ],
  exports: [Audit, AuditReads, AuditSeal, RefusalLog],
})
export class AuditModule {}
