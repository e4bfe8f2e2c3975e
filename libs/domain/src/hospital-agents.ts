import { scopeOf, type Action, type Caller, type Scope } from './access';

/** What of an account decides whose rows it sees. */
interface RoleAtHospital {
  readonly role: Caller;
  readonly hospitalId: string | null;
}

/** Whether an agent belongs to a hospital: such a one does what agents do, within that hospital. */
export const isHospitalAgent = ({ role, hospitalId }: RoleAtHospital): boolean => role === 'agent' && hospitalId !== null;

/** The scope of `action` for somebody: of what agents have as a whole, an agent of a hospital has what belongs to it. */
export function scopeFor(who: RoleAtHospital, action: Action): Scope | null {
  const scope = scopeOf(who.role, action);
  return scope === 'all' && isHospitalAgent(who) ? 'scoped' : scope;
}
