import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { requestContextOf } from '../access/actor';
import { auditedReadOf, oneRecord } from './audited-read';
import { AuditReads } from './audit-reads.service';
import { shownBy } from './shown';

/**
 * Writes who has read what under `@Audited`, as the answer goes out. It is a hook of fastify, which sees the answer before it is
 * shaped: an interceptor would send every list through rxjs.
 */
@Injectable()
export class AuditedAnswers {
  constructor(private readonly reads: AuditReads) {}

  attach(server: FastifyInstance): void {
    server.addHook('preSerialization', (request, _reply, answer, done) => {
      const read = auditedReadOf(request);
      if (!read || read.action === 'exported') return done(null, answer);
      const one = read.action === 'read' ? oneRecord(request) : {};
      const written = this.reads.add({ ...read, ...shownBy(answer, read.entity), ...one, who: requestContextOf(request) });
      if (written === null) return done(null, answer);
      void written.then(() => done(null, answer), done);
    });
  }
}
