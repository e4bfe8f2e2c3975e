import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Refusal } from '@arogya/domain/refusal';
import type { FastifyRequest } from 'fastify';
import { Config } from '../config';
import { OWN_SITE } from './access.decorator';

const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What the browser says about where a request comes from. Clients that are not browsers send neither header. */
export function isForeign(headers: FastifyRequest['headers'], own: ReadonlySet<string>): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  return headers.origin !== undefined && !own.has(headers.origin);
}

/** Whether a page of another site has sent the browser here, by a link too; not so where somebody opens the address directly. */
const isLedHere = ({ 'sec-fetch-site': site }: FastifyRequest['headers']): boolean =>
  site !== undefined && site !== 'same-origin' && site !== 'none';

/** Refuses requests from another site that would change something, or would have the browser save a file (`@OwnSite`). */
@Injectable()
export class OriginGuard implements CanActivate {
  constructor(
    private readonly config: Config,
    private readonly reflector: Reflector,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (SAFE.has(request.method)) {
      const isFile = this.reflector.get<boolean | undefined>(OWN_SITE, context.getHandler()) === true;
      if (isFile && isLedHere(request.headers)) throw new Refusal('foreignOrigin');
      return true;
    }
    const own = new Set([new URL(this.config.publicBaseUrl).origin]);
    // Whoever calls may name any Host. Only for trying out, under whatever address a machine has, it is believed.
    if (!this.config.production) own.add(`${request.protocol}://${request.host}`);
    if (isForeign(request.headers, own)) throw new Refusal('foreignOrigin');
    return true;
  }
}
