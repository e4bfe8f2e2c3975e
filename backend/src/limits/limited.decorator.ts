import { applyDecorators, SetMetadata } from '@nestjs/common';
import type { LimitName } from './limits';
import { refusalResponses } from '../errors/problem';

/** Metadata key of a route's limit. */
export const LIMITED = 'arogya:limited';

/** Limits the calls of this route per network, or per member of staff, by the table in limits.ts. */
export const Limited = (name: LimitName): MethodDecorator => applyDecorators(SetMetadata(LIMITED, name), ...refusalResponses(['tooMany']));
