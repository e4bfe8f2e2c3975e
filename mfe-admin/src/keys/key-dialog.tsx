import { ADD_KEY, COPY_KEY, KEY_FAILED, KEY_SHOWN_ONCE } from '@arogya/domain/keys/texts';
import type { Rule } from '@arogya/domain/rule';
import { NumberInput } from '@arogya/ui/form/number-input';
import { RuleField } from '@arogya/ui/form/rule-form';
import type { ReactNode } from 'react';
import { SecretDialog } from './secret-dialog';

interface KeyDialogProps<Values extends object, Made> {
  readonly id: string;
  readonly initialValues: Partial<Values>;
  readonly days: Rule;
  readonly make: (values: Values) => Promise<unknown> & { unwrap: () => Promise<Made> };
  /** What the dialog says when it shows the key. */
  readonly titleOf: (made: Made) => string;
  /** How the key is used, below it. */
  readonly usageOf?: (made: Made) => ReactNode;
  readonly onClose: () => void;
  /** The fields above the days. */
  readonly children: ReactNode;
}

/** The form of a new key: who uses it, for how long it is good, and what else its kind asks; then the key, once. */
export const KeyDialog = <Values extends object, Made extends { readonly key: string }>({
  days,
  titleOf,
  usageOf,
  children,
  ...dialog
}: KeyDialogProps<Values, Made>) => (
  <SecretDialog<Values, Made>
    {...dialog}
    title={ADD_KEY}
    failure={KEY_FAILED}
    secretOf={(made) => ({ title: titleOf(made), secret: made.key, text: KEY_SHOWN_ONCE, copyLabel: COPY_KEY, use: usageOf?.(made) })}
  >
    {children}
    <RuleField name="days" label="Days" rule={days} hint="For how long it is good; 90 days when left empty">
      <NumberInput min={1} max={366} />
    </RuleField>
  </SecretDialog>
);
