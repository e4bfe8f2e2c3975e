import type { ApiFailure } from '@arogya/platform';
import type { FormInstance } from 'antd';
import { useState } from 'react';
import { mergeVersions } from './merge-versions';
import { presentRecord } from './present-record';

interface VersionedRow {
  readonly version: number;
}

interface KnownVersion<Values> {
  readonly version: number;
  readonly values: Values;
}

/** What happened to the form when somebody else saved first; null when nobody did. */
export interface StaleNews {
  /** Fields that both changed. */
  readonly clashes: readonly string[];
}

/**
 * The version that an editing form is based on. When it turns out stale, the other's changes are merged into the form,
 * fields that both changed are marked, and the next save carries the new version.
 */
export function useVersioned<Row extends VersionedRow, Values extends object>(
  form: FormInstance<Values>,
  record: Row | null,
  valuesFrom: (row: Row) => Values,
) {
  const [known, setKnown] = useState<KnownVersion<Values> | null>(() =>
    record ? { version: record.version, values: valuesFrom(record) } : null,
  );
  const [news, setNews] = useState<StaleNews | null>(null);
  const absorb = (failure: ApiFailure): boolean => {
    const current = presentRecord<Row>(failure);
    if (!current || !known) return false;
    const theirs = valuesFrom(current);
    const { values, clashes } = mergeVersions(known.values, form.getFieldsValue(true) as Values, theirs);
    form.setFieldsValue(values);
    const marked = new Set<string>(clashes);
    type Field = Parameters<typeof form.setFields>[0][number];
    form.setFields(
      Object.keys(values)
        .filter((name) => !marked.has(name))
        .map((name) => ({ name, errors: [] }) as unknown as Field),
    );
    setKnown({ version: current.version, values: theirs });
    setNews({ clashes });
    return true;
  };
  return { ifMatch: known ? `"${known.version}"` : undefined, news, absorb, forget: () => setNews(null) };
}
