import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LINK_VERSIONS } from '@arogya/domain/links/link';
import { Config } from '../config';
import { keysFor, type Keys } from '../derived-key';

const PURPOSE = 'appointment-link';
const NUMBER_BYTES = 5;
const MAC_BYTES = 12;
const FORM = /^[A-Za-z0-9_-]{23}$/u;

/** The rest of the five bytes: a thousand million appointments. */
const MOST_NUMBERS = 2 ** (8 * NUMBER_BYTES) / LINK_VERSIONS;

/** An appointment, and the version of its link. */
export interface LinkOf {
  /** `appointments.number`. */
  readonly number: number;
  /** `appointments.link_version`. */
  readonly linkVersion: number;
}

/**
 * The tokens of the links to appointments: five bytes of number and version, twelve of an HMAC over them, as 23 characters. The
 * version is in the token, so that a wrong one is recognised without a query; a replaced one is right, and the row says that it
 * has ended. No token is stored: it is made anew wherever it is written.
 */
@Injectable()
export class LinkTokens {
  private readonly keys: Keys;

  constructor(private readonly config: Config) {
    this.keys = keysFor(config, PURPOSE);
  }

  tokenOf({ number, linkVersion }: LinkOf): string {
    if (number >= MOST_NUMBERS) throw new RangeError(`An appointment's number is below ${MOST_NUMBERS}`);
    const head = Buffer.alloc(NUMBER_BYTES);
    head.writeUIntBE(number * LINK_VERSIONS + (linkVersion % LINK_VERSIONS), 0, NUMBER_BYTES);
    return Buffer.concat([head, macOf(this.keys[0], head)]).toString('base64url');
  }

  /** The address of the patient's page. */
  addressOf(link: LinkOf): string {
    return `${this.config.publicBaseUrl}/a/${this.tokenOf(link)}`;
  }

  /**
   * Which appointment it is for; null for one that was not made here, under this secret or an earlier one. The caller compares the
   * version with the row's.
   */
  read(token: string): LinkOf | null {
    if (!FORM.test(token)) return null;
    const bytes = Buffer.from(token, 'base64url');
    // The last character has two bits to spare: a token has one spelling.
    if (bytes.toString('base64url') !== token) return null;
    const [head, mac] = [bytes.subarray(0, NUMBER_BYTES), bytes.subarray(NUMBER_BYTES)];
    const found = this.keys.map((key) => timingSafeEqual(macOf(key, head), mac));
    if (!found.includes(true)) return null;
    const packed = head.readUIntBE(0, NUMBER_BYTES);
    return { number: Math.floor(packed / LINK_VERSIONS), linkVersion: packed % LINK_VERSIONS };
  }
}

const macOf = (key: KeyObject, head: Buffer): Buffer => createHmac('sha256', key).update(head).digest().subarray(0, MAC_BYTES);
