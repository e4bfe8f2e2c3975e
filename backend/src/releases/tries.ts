import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { TriedReleases } from '@arogya/domain/releases/choice';
import { isMfeName, isReleaseId } from '@arogya/domain/releases/release';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../config';
import { derivedKey } from '../derived-key';

const COOKIE = '__Host-try';
/** As long as a session lives. */
const HOURS = 12;
const OPTIONS: CookieSerializeOptions = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' };

interface Payload {
  /** The session that it was made for: in another one it says nothing. */
  readonly sub: string;
  readonly tried: TriedReleases;
}

const isTried = ([name, id]: [string, unknown]): boolean => isMfeName(name) && isReleaseId(id);

/** The releases that one browser tries, in a signed cookie: nobody else gets them, and no server has to keep anything. */
@Injectable()
export class Tries {
  private readonly jwt: JwtService;

  constructor(config: Config) {
    this.jwt = new JwtService({
      secret: derivedKey(config, 'tries'),
      signOptions: { algorithm: 'HS256', expiresIn: `${HOURS}h` },
      verifyOptions: { algorithms: ['HS256'] },
    });
  }

  /** What the browser of a request tries, by micro-frontend. */
  of({ cookies }: Pick<FastifyRequest, 'cookies'>, session: string): TriedReleases {
    const cookie = cookies[COOKIE];
    if (cookie === undefined) return {};
    try {
      const { sub, tried } = this.jwt.verify<Payload>(cookie);
      return sub === session ? Object.fromEntries(Object.entries(tried).filter(isTried)) : {};
    } catch {
      return {};
    }
  }

  keep(reply: FastifyReply, session: string, tried: TriedReleases): void {
    if (Object.keys(tried).length === 0) reply.clearCookie(COOKIE, OPTIONS);
    else reply.setCookie(COOKIE, this.jwt.sign({ sub: session, tried } satisfies Payload), { ...OPTIONS, maxAge: HOURS * 3600 });
  }
}
