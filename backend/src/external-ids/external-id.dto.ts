import { ApiPropertyOptional } from '@nestjs/swagger';
import { externalId } from '@arogya/domain/external-ids/rules';
import { optional } from '@arogya/domain/rule';
import { Checked, CheckedQuery } from '../http/checked.decorator';

const EXAMPLE = 'HIS-000123';

/** `@SentExternalId() externalId?: string | null` of a request. */
export const SentExternalId = (): PropertyDecorator =>
  Checked(optional(externalId()), {
    example: EXAMPLE,
    description: 'What the integration that calls names the record, compared to the letter; null takes it away. People send none.',
  });

/** `@CalledSo() externalId?: string` of a list's query. */
export const CalledSo = (): PropertyDecorator =>
  CheckedQuery(optional(externalId()), { example: EXAMPLE, description: 'Only the record that the integration that calls names so.' });

/** `@ShownExternalId() externalId?: string | null` of an answer. */
export const ShownExternalId = (): PropertyDecorator =>
  ApiPropertyOptional({
    type: String,
    nullable: true,
    example: EXAMPLE,
    description: 'What the integration that calls names the record; null while it has no id of its own. Not shown to people.',
  });
