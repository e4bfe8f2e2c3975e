import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { AuditController } from './audit.controller';
import { AuditLogService } from './audit-log.service';
import { AuditSeal } from './audit-seal.service';
import { Audit } from './audit.service';
import { AuditedInterceptor } from './audited.interceptor';

/** Global: every room may have something to write down. */
@Global()
@Module({
  controllers: [AuditController],
  providers: [Audit, AuditLogService, AuditSeal, { provide: APP_INTERCEPTOR, useClass: AuditedInterceptor }],
  exports: [Audit, AuditSeal],
})
export class AuditModule {}
