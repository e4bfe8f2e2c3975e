import { applyDecorators, Injectable, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, Visitor } from './actor';

/** The first letters of each kind of key: by them a key that lies somewhere is recognised, and its holder is found. */
export type KeyPrefix = `ad${string}_`;
export const RELEASE_KEY: KeyPrefix = 'adk_';
export const INTEGRATION_KEY: KeyPrefix = 'adi_';

/** Metadata key of routes that may be called with a key instead of a session: the kind of key that they take. */
export const BY_KEY = 'arogya:by-key';

/** A pipeline may call this route with a key of releases (`Authorization: Bearer …`), besides whoever `@Access` lets in. */
export const ByKey = (): MethodDecorator => applyDecorators(SetMetadata(BY_KEY, RELEASE_KEY), ApiBearerAuth('releaseKey'));

/** The name of a scheme is written in any case (RFC 9110, 11.1). */
const BEARER = /^bearer ([\w-]{20,100})$/iu;

/** The key that a request comes with, or null. */
export const keyIn = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null => BEARER.exec(headers.authorization ?? '')?.[1] ?? null;

const INTEGRATION = /^\s*bearer\s+adi_/iu;
const WHOLE_INTEGRATION = /^bearer (adi_[\w-]{43})$/iu;

/**
 * The key with which an integration calls, or null. A header that only looks like one (cut, or one of two) is '': it decides as
 * well, so that no call with a bad key is made by the session beside it.
 */
export function integrationKeyIn({ raw }: Pick<FastifyRequest, 'raw'>): string | null {
  const sent = raw.headersDistinct['authorization'] ?? [];
  if (!sent.some((header) => INTEGRATION.test(header))) return null;
  return sent.length === 1 ? (WHOLE_INTEGRATION.exec(sent[0] ?? '')?.[1] ?? '') : '';
}

/** A call with a key. */
export interface KeyCall extends Visitor {
  readonly key: string;
  /** The address that it comes from, for keys that are good in some networks alone. It is kept nowhere. */
  readonly address: string;
}

/** Who holds keys of one kind. A module adds its own to `KeyHolders`. */
export interface KeyHolder {
  readonly prefix: KeyPrefix;
  /** Who calls with this key; null when there is none like it that is still good. */
  actorOf(call: KeyCall): Promise<Actor | null>;
  /** The same where it is known without looking anything up. */
  known?(call: KeyCall): Actor | null;
}

/** Port: how many wrong keys a network may try. The module `limits` implements it. */
export abstract class WrongKeys {
  /** Throws 429 when the network has tried too many. */
  abstract assertFew(network: string): void;

  abstract count(network: string): void;
}

/** Port: how often an integration may call. The module `limits` implements it. */
export abstract class Pace {
  /** Counts one call and says in the answer what is left; throws 429 when there are too many. */
  abstract take(actor: Actor, reply: FastifyReply): void;
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
  async actorOf(call: KeyCall, prefix: KeyPrefix): Promise<Actor | null> {
    const holder = call.key.startsWith(prefix) ? this.holders.get(prefix) : undefined;
    const known = holder?.known?.(call);
    if (known) return known;
    this.wrong.assertFew(call.network);
    const actor = await holder?.actorOf(call);
    if (!actor) this.wrong.count(call.network);
    return actor ?? null;
  }
}
