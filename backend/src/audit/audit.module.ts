import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditEntity, AuditChainEntity } from './audit.entity';
import { AuditController } from './audit.controller';
import { AuditLogService } from './audit-log.service';
import { AuditSeal } from './audit-seal.service';
import { Audit } from './audit.service';

/** Global: every module may have something to audit. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([AuditEntity, AuditChainEntity])],
  controllers: [AuditController],
  providers: [Audit, AuditLogService, AuditSeal],
  exports: [Audit, AuditSeal],
})
export class AuditModule {}
