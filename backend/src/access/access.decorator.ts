import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiCookieAuth, ApiExtension } from '@nestjs/swagger';
import { PERMISSIONS, type Action } from '@arogya/domain/access';
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
    ApiCookieAuth('session'),
    ...refusalResponses(['signedOut', 'forbidden', 'tooMany', 'unavailable']),
  );

/** Anybody may call this route; a staff session gives nothing extra. */
export const Public = (): MethodDecorator =>
  applyDecorators(SetMetadata(ACCESS, PUBLIC), ApiExtension('x-access', { action: PUBLIC }), ...refusalResponses(['unavailable']));

/** A call that screens repeat by themselves (statistics every 30 s): it does not keep a session awake. */
export const Poll = (): MethodDecorator => SetMetadata(POLL, true);
