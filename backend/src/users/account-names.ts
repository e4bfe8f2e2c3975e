import { Refusal } from '@arogya/domain/refusal';
import { EMAIL_LOOKS_ALIKE, emailFault, foldName, lookOf, NAME_LOOKS_ALIKE, usernameFault } from '@arogya/domain/users/names';
import { EMAIL_IN_USE, USERNAME_IN_USE } from '@arogya/domain/users/texts';
import type { Db } from '../database/sql';
import type { DoubtfulName } from './user.dto';
import { LOCK_NAMES, NAMES } from './users.sql';

export interface AccountNames {
  readonly id: string;
  readonly username: string;
  readonly email: string;
}

/** The names that an account is to get; `id` is null for a new one. */
interface NewNames extends Partial<Pick<AccountNames, 'username' | 'email'>> {
  readonly id: string | null;
}

const FIELDS = {
  username: { faultOf: usernameFault, inUse: USERNAME_IN_USE, looksAlike: NAME_LOOKS_ALIKE },
  email: { faultOf: emailFault, inUse: EMAIL_IN_USE, looksAlike: EMAIL_LOOKS_ALIKE },
} as const;
type Field = keyof typeof FIELDS;
const NAMED = ['username', 'email'] as const satisfies readonly Field[];

/** The sentence for a name that belongs to another account, or looks like it; null when it is free. */
function clashOf(field: Field, name: string, others: readonly AccountNames[]): string | null {
  const { inUse, looksAlike } = FIELDS[field];
  if (others.some((other) => foldName(other[field]) === foldName(name))) return inUse;
  return others.some((other) => lookOf(other[field]) === lookOf(name)) ? looksAlike : null;
}

/** Refuses names that another account has, or that can be taken for those of another. Until the transaction ends nobody else gets one. */
export async function assertFree(db: Db, { id, ...names }: NewNames): Promise<void> {
  if (NAMED.every((field) => names[field] === undefined)) return;
  await db.query(LOCK_NAMES);
  const others = (await db.query<AccountNames>(NAMES)).filter((other) => other.id !== id);
  for (const field of NAMED) {
    const message = names[field] === undefined ? null : clashOf(field, names[field], others);
    if (message) throw new Refusal('taken', { errors: { [field]: message }, message });
  }
}

/** The same, and refuses names with what nobody sees or with letters of several scripts. For names that are new to an account. */
export async function assertNames(db: Db, names: NewNames): Promise<void> {
  for (const field of NAMED) {
    const message = names[field] === undefined ? null : FIELDS[field].faultOf(names[field]);
    if (message) throw new Refusal('invalid', { errors: { [field]: message }, message });
  }
  await assertFree(db, names);
}

/** Of accounts without an address: it is made from the username. */
const isMade = (email: string): boolean => email.endsWith('.invalid');

function doubtsIn(field: Field, accounts: readonly AccountNames[]): DoubtfulName[] {
  const looks = new Map<string, AccountNames[]>();
  for (const account of accounts) looks.set(lookOf(account[field]), [...(looks.get(lookOf(account[field])) ?? []), account]);
  return accounts.flatMap((account) => {
    const alike = looks.get(lookOf(account[field]))?.find(({ id }) => id !== account.id);
    const why = FIELDS[field].faultOf(account[field]) ?? (alike ? `It looks like ${alike[field]}, another account` : null);
    return why ? [{ ...account, field, why }] : [];
  });
}

/** The names that would be refused today. Their accounts work, and somebody should rename them. */
export async function doubtfulNames(db: Pick<Db, 'query'>): Promise<DoubtfulName[]> {
  const all = await db.query<AccountNames>(NAMES);
  return [
    ...doubtsIn('username', all),
    ...doubtsIn(
      'email',
      all.filter(({ email }) => !isMade(email)),
    ),
  ];
}
