import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditEntity, AuditChainEntity } from './audit.entity';
import { AuditController } from './audit.controller';
import { AuditLogService } from './audit-log.service';
import { AuditSeal } from './audit-seal.service';
import { AuditReads } from './audit-reads.service';
import { Audit } from './audit.service';
import { AuditedRefusals } from './audited-refusals';
import { RefusalLog } from '../errors/refusal-log';

/** Global: every module may have something to audit. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([AuditEntity, AuditChainEntity])],
  controllers: [AuditController],
  providers: [Audit, AuditReads, AuditLogService, AuditSeal, { provide: RefusalLog, useClass: AuditedRefusals }],
  exports: [Audit, AuditReads, AuditSeal, RefusalLog],
})
export class AuditModule {}
