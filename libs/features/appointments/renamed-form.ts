import type { FormLike } from '@arogya/platform';
import type { FormInstance } from 'antd';

/** A form to which the server's sentences come under its own names of the fields. */
export function renamedForm<Values extends object>(typed: FormInstance<Values>, names: Readonly<Record<string, string>>): FormLike {
  const form = typed as unknown as FormLike;
  const renamed = ([first = '', ...rest]: (string | number)[]): (string | number)[] => [names[first] ?? first, ...rest];
  return {
    setFields: (fields) => form.setFields(fields.map(({ name, errors }) => ({ name: renamed(name), errors }))),
    getFieldsValue: (all) => {
      const values = form.getFieldsValue(all);
      const known = Object.entries(names)
        .filter(([, own]) => own in values)
        .map(([theirs]) => [theirs, true]);
      return { ...values, ...(Object.fromEntries(known) as object) };
    },
    scrollToField: (name, options) => form.scrollToField?.(renamed(name), options),
  };
}
