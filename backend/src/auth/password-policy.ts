import { Injectable } from '@nestjs/common';
import {
  COMMON_PASSWORD,
  isOwnName,
  NAME_AS_PASSWORD,
  passwordMin,
  passwordTooShort,
  type AccountNameParts,
} from '@arogya/domain/auth/password';
import type { Role } from '@arogya/domain/access';
import { Refusal } from '@arogya/domain/refusal';
import { Config } from '../config';

/** How many of the most common passwords are refused. */
const MOST_COMMON = 10_000;

/** The list is large and seldom needed: it is loaded with the first password that is chosen. */
let common: Promise<ReadonlySet<string>> | undefined;
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, MOST_COMMON));
}

export interface ChosenPassword extends AccountNameParts {
  readonly password: string;
  readonly role: Role;
}

/** What a new password must be where people's data are: in production. The demo keeps six characters (docs/spec/numbers.md). */
@Injectable()
export class PasswordPolicy {
  constructor(private readonly config: Pick<Config, 'production'>) {}

  get strict(): boolean {
    return this.config.production;
  }

  /** The sentence for a password that will not do; null for one that will. */
  async check({ password, role, ...names }: ChosenPassword): Promise<string | null> {
    if (!this.strict) return null;
    const least = passwordMin(role, true);
    if (password.trim().length < least) return passwordTooShort(least);
    if (isOwnName(password, names)) return NAME_AS_PASSWORD;
    return (await (common ??= loadCommon())).has(password.toLowerCase()) ? COMMON_PASSWORD : null;
  }

  /** Refuses a password at the field of the form in which it was typed. */
  async assert(chosen: ChosenPassword, field = 'password'): Promise<void> {
    const message = await this.check(chosen);
    if (message) throw new Refusal('invalid', { errors: { [field]: message }, message });
  }
}
