import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../config';
import { derivedKey } from '../derived-key';

/** Recognises an erased person's phone without keeping it: whoever has only the marks cannot try all numbers. */
@Injectable()
export class PhoneMarks {
  private readonly secret: Buffer;

  constructor(config: Config) {
    this.secret = derivedKey(config, 'phones of erased people');
  }

  of(phoneKey: string): string {
    return createHmac('sha256', this.secret).update(phoneKey).digest('base64url');
  }
}
