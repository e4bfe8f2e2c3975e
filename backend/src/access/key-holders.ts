import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Actor, Visitor } from './actor';

/** Metadata key of routes that may be called with a key instead of a session. */
export const BY_KEY = 'arogya:by-key';

/** A program may call this route with a key (`Authorization: Bearer …`), besides whoever `@Access` lets in. */
export const ByKey = (): MethodDecorator => applyDecorators(SetMetadata(BY_KEY, true), ApiBearerAuth('releaseKey'));

const BEARER = /^Bearer ([\w-]{20,100})$/u;

/** The key that a request comes with, or null. */
export const keyIn = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null => BEARER.exec(headers.authorization ?? '')?.[1] ?? null;

/** Port: who holds a key. The module `releases` implements it. */
export abstract class KeyHolders {
  /** Who calls with this key; null when there is none like it that is still good. */
  abstract actorOf(key: string, visitor: Visitor): Promise<Actor | null>;
}
