import { applyDecorators, Injectable, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Actor, Visitor } from './actor';

/** The first letters of each kind of key: by them a key that lies somewhere is recognised, and its holder is found. */
export type KeyPrefix = `ad${string}_`;
export const RELEASE_KEY: KeyPrefix = 'adk_';

/** Metadata key of routes that may be called with a key instead of a session: the kind of key that they take. */
export const BY_KEY = 'arogya:by-key';

/** A pipeline may call this route with a key of releases (`Authorization: Bearer …`), besides whoever `@Access` lets in. */
export const ByKey = (): MethodDecorator => applyDecorators(SetMetadata(BY_KEY, RELEASE_KEY), ApiBearerAuth('releaseKey'));

/** The name of a scheme is written in any case (RFC 9110, 11.1). */
const BEARER = /^bearer ([\w-]{20,100})$/iu;

/** The key that a request comes with, or null. */
export const keyIn = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null => BEARER.exec(headers.authorization ?? '')?.[1] ?? null;

/** Who holds keys of one kind. A module adds its own to `KeyHolders`. */
export interface KeyHolder {
  readonly prefix: KeyPrefix;
  /** Who calls with this key; null when there is none like it that is still good. */
  actorOf(key: string, visitor: Visitor): Promise<Actor | null>;
}

/** Port: how many wrong keys a network may try. The module `limits` implements it. */
export abstract class WrongKeys {
  /** Throws 429 when the network has tried too many. */
  abstract assertFew(network: string): void;

  abstract count(network: string): void;
}

/** All who hold keys. Whoever tries wrong ones is refused after some, before anything is looked up for them. */
@Injectable()
export class KeyHolders {
  private readonly holders = new Map<KeyPrefix, KeyHolder>();

  constructor(private readonly wrong: WrongKeys) {}

  add(holder: KeyHolder): void {
    this.holders.set(holder.prefix, holder);
  }

  /** Who calls with this key of the kind `prefix`; null for one of another kind, as for one that nobody holds. */
  async actorOf(key: string, prefix: KeyPrefix, visitor: Visitor): Promise<Actor | null> {
    this.wrong.assertFew(visitor.network);
    const actor = key.startsWith(prefix) ? await this.holders.get(prefix)?.actorOf(key, visitor) : null;
    if (!actor) this.wrong.count(visitor.network);
    return actor ?? null;
  }
}
