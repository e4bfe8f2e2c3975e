import { Injectable, Param, type PipeTransform } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { EXTERNAL_ID_MAX, externalId } from '@arogya/domain/external-ids/rules';
import { Refusal } from '@arogya/domain/refusal';

const rule = externalId();

/** Reads the id in the path as a field of a body is read; throws 400 for what is none. */
@Injectable()
export class ExternalIdPipe implements PipeTransform<unknown, string> {
  transform(value: unknown): string {
    const message = rule.check(value);
    if (message) throw new Refusal('invalid', { errors: { externalId: message }, message });
    return String(value).trim().normalize('NFC');
  }
}

/** `@ExternalId() externalId: string`: the id in the path. */
export const ExternalId = (): ParameterDecorator => Param('externalId', ExternalIdPipe);

export const ExternalIdDocumented = (): MethodDecorator =>
  ApiParam({
    name: 'externalId',
    description: 'What you name the record, encoded for a path; compared to the letter.',
    schema: { type: 'string', minLength: 1, maxLength: EXTERNAL_ID_MAX },
    example: 'HIS-000123',
  });
