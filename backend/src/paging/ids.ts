import { isUuid, optional, type Rule } from '@arogya/domain/rule';
import { CheckedQuery } from '../http/checked.decorator';

const IDS_MAX = 50;
export const IDS = `At most ${IDS_MAX} ids, with commas between them`;

/** Ids in a parameter: '8f14…,6fa4…'. */
export const idsRule: Rule = {
  optional: false,
  schema: { type: 'string', maxLength: IDS_MAX * 37 },
  check: (value) => {
    const sent = typeof value === 'string' ? value.split(',') : [];
    return sent.length > 0 && sent.length <= IDS_MAX && sent.every(isUuid) ? null : IDS;
  },
};

/** `@Ids() ids?: string` of a list's query: only these rows, as far as the caller sees them. */
export const Ids = (): PropertyDecorator =>
  CheckedQuery(optional(idsRule), { description: `Only these: ${IDS.toLowerCase()}; those you do not see are left out` });

/** The ids that were asked for, for a condition; undefined for all. */
export const idsIn = ({ ids }: { readonly ids?: string }): string[] | undefined => (ids ? ids.split(',') : undefined);
