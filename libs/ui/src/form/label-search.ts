import { foldedText } from '@arogya/domain/search/folding';

interface LabelledOption {
  readonly label?: unknown;
}

/** Whether a choice has what was typed in its label, as people see it. */
export const hasInLabel = (typed: string, option?: LabelledOption): boolean =>
  typeof option?.label === 'string' && foldedText(option.label).includes(foldedText(typed));

/** A select that is searched by typing. */
export const LABEL_SEARCH = { filterOption: hasInLabel };
