import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Refusal } from '@arogya/domain/refusal';
import type { FastifyRequest } from 'fastify';
import { Config } from '../config';

const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What the browser says about where a request comes from. Clients that are not browsers send neither header. */
export function isForeign(headers: FastifyRequest['headers'], own: ReadonlySet<string>): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  return headers.origin !== undefined && !own.has(headers.origin);
}

/** Refuses requests from another site that would change something. */
@Injectable()
export class OriginGuard implements CanActivate {
  constructor(private readonly config: Config) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (SAFE.has(request.method)) return true;
    const own = new Set([new URL(this.config.publicBaseUrl).origin]);
    // Whoever calls may name any Host. Only for trying out, under whatever address a machine has, it is believed.
    if (!this.config.production) own.add(`${request.protocol}://${request.host}`);
    if (isForeign(request.headers, own)) throw new Refusal('foreignOrigin');
    return true;
  }
}
