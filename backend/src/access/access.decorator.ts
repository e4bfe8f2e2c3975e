import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiCookieAuth, ApiExtension } from '@nestjs/swagger';
import { BEFORE_OWN_PASSWORD, PERMISSIONS, scopeOf, type Action, type Caller, type Scope } from '@arogya/domain/access';
import type { RefusalCode } from '@arogya/domain/refusal';
import { refusalResponses } from '../errors/problem';

/** Metadata key of a route's rule: an action of the permissions, or PUBLIC. */
export const ACCESS = 'arogya:access';
export const PUBLIC = 'public';
/** Metadata key of calls that screens repeat by themselves. */
export const POLL = 'arogya:poll';
export type AccessRule = Action | typeof PUBLIC;

/** Only roles that have this action may call the route. Guards it and documents it. */
export const Access = (action: Action): MethodDecorator =>
  applyDecorators(
    SetMetadata(ACCESS, action),
    ApiExtension('x-access', { action, roles: PERMISSIONS[action] }),
    ...credentialsOf(action),
    ...refusalResponses([...refusalsOf(action), 'tooMany', 'unavailable']),
  );

/** By what a caller is known: the session of whoever has signed in, the key of an integration, or either. */
function credentialsOf(action: Action): MethodDecorator[] {
  const { integration, ...staff }: Partial<Record<Caller, Scope>> = PERMISSIONS[action];
  return [...(Object.keys(staff).length > 0 ? [ApiCookieAuth('session')] : []), ...(integration ? [ApiBearerAuth('integrationKey')] : [])];
}

/** What the guard refuses on the way to an action. */
function refusalsOf(action: Action): RefusalCode[] {
  const { hospital_admin: administrator }: Partial<Record<Caller, Scope>> = PERMISSIONS[action];
  return [
    ...(scopeOf('integration', action) ? (['badKey', 'missingScope'] as const) : []),
    'signedOut',
    'forbidden',
    ...(BEFORE_OWN_PASSWORD.has(action) ? [] : (['passwordToChange', 'secondFactorToSetUp'] as const)),
    ...(administrator === 'scoped' ? (['noHospital'] as const) : []),
  ];
}

/** Metadata key of routes that ask for a fresh proof of who is calling. */
export const CONFIRMED = 'arogya:confirmed';

/** Metadata key of what a route says about a fresh proof; the contract has it as `x-proof`, docs/access.md as a column. */
export const PROOF = 'arogya:proof';
const says = (proof: string): MethodDecorator => applyDecorators(SetMetadata(PROOF, proof), ApiExtension('x-proof', proof));

/** Only for whoever has signed in, or proved once more who they are, within the last five minutes. */
export const Confirmed = (): MethodDecorator =>
  applyDecorators(says('always'), SetMetadata(CONFIRMED, true), ...refusalResponses(['confirmNeeded']));

/** The same for some of the calls of a route: its service asks `assertConfirmed` when this is so. */
export const ConfirmedWhen = (when: string): MethodDecorator =>
  applyDecorators(says(`when ${when}`), ...refusalResponses(['confirmNeeded']));

/** Of a route whose action wants every call to say it: this one asks for no fresh proof, and this is why. */
export const Unconfirmed = (why: string): MethodDecorator => says(`never: ${why}`);

/** Metadata key of routes that answer a file: another site may not have a browser fetch it. */
export const OWN_SITE = 'arogya:own-site';

/** Refused when a browser says that another site led it here; whoever opens the address directly may. */
export const OwnSite = (): MethodDecorator => applyDecorators(SetMetadata(OWN_SITE, true), ...refusalResponses(['foreignOrigin']));

/** Anybody may call this route; a staff session gives nothing extra. */
export const Public = (): MethodDecorator =>
  applyDecorators(SetMetadata(ACCESS, PUBLIC), ApiExtension('x-access', { action: PUBLIC }), ...refusalResponses(['unavailable']));

/** A call that screens repeat by themselves (statistics every 30 s): it does not keep a session awake. */
export const Poll = (): MethodDecorator => SetMetadata(POLL, true);
