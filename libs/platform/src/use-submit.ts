import { ERROR_TITLE } from '@arogya/domain/texts';
import { useCallback, useRef, useState } from 'react';
import { failureOf, sentenceOf, type ApiFailure } from '@arogya/light/failure';
import { toasts } from './toasts';

/** The part of antd's FormInstance that is needed to show the server's sentences at their fields. */
export interface FormLike {
  setFields: (fields: { name: (string | number)[]; errors: string[] }[]) => void;
  getFieldsValue: (all: true) => object;
  scrollToField?: (name: (string | number)[], options?: { focus?: boolean }) => void;
}

/** A FormInstance of any values, whose field names are only known at run time; every FormLike is one. */
interface AnyForm {
  setFields: (fields: { name: never; errors: string[] }[]) => void;
  getFieldsValue: (all: true) => object;
  scrollToField?: (name: never, options?: { focus?: boolean }) => void;
}

export interface SubmitTexts {
  /** Toast on success, which says what happened: one sentence, or title and text. Without it no toast. */
  readonly success?: string | { readonly title: string; readonly text?: string };
  /** Shown when the server sent no sentence of its own. */
  readonly failure: string;
  /** Title of the error toast; 'Error' by default. */
  readonly failureTitle?: string;
  /** The server's field sentences go to this form's fields. */
  readonly form?: AnyForm;
  /** For fields that the form calls by another name than the server. */
  readonly fields?: Readonly<Record<string, string>>;
}

export type Outcome<T> = { readonly ok: true; readonly data: T } | { readonly ok: false; readonly failure: ApiFailure };

/** What a started mutation of RTK Query answers, or any promise that throws on failure. */
type Answer<Started> = Started extends { unwrap: () => Promise<infer T> } ? T : Awaited<Started>;

const answerOf = <Started extends Promise<unknown>>(started: Started): Promise<Answer<Started>> =>
  ('unwrap' in started ? (started.unwrap as () => Promise<unknown>)() : started) as Promise<Answer<Started>>;

const fieldName = (field: string): (string | number)[] => field.split('.').map((part) => (/^\d+$/u.test(part) ? Number(part) : part));

/** Shows the sentences at the fields of the form and focuses the first; false when it has none of these fields. */
function mark(form: FormLike, errors: Readonly<Record<string, string>>, names: Readonly<Record<string, string>>): boolean {
  const known = Object.entries(errors)
    .map(([field, sentence]) => [field.replace(/^[^.]+/u, (first) => names[first] ?? first), sentence] as const)
    .filter(([field]) => (field.split('.')[0] ?? '') in form.getFieldsValue(true));
  form.setFields(known.map(([field, sentence]) => ({ name: fieldName(field), errors: [sentence] })));
  if (known[0]) form.scrollToField?.(fieldName(known[0][0]), { focus: true });
  return known.length > 0;
}

function report(failure: ApiFailure, { failure: fallback, failureTitle = ERROR_TITLE, form, fields = {} }: SubmitTexts): void {
  if (form && failure.errors) mark(form as FormLike, failure.errors, fields);
  // A lost session has its own notice (session-watch), and only one toast is visible at a time.
  if (failure.status === 401) return;
  toasts.show({ title: failureTitle, text: sentenceOf(failure, fallback), tone: 'destructive' });
}

function toastSuccess(success: SubmitTexts['success']): void {
  if (!success) return;
  toasts.show(typeof success === 'string' ? { title: success } : success);
}

type Submit = <Started extends Promise<unknown>>(start: () => Started, texts: SubmitTexts) => Promise<Outcome<Answer<Started>>>;

/**
 * [submit, isBusy]: runs a mutation and answers its outcome.
 *
 *   const [submit, isSaving] = useSubmit();
 *   const done = await submit(() => createHospital({ body }), { success: HOSPITAL_CREATED, failure: 'Failed to create hospital', form });
 *   if (done.ok) close();
 *
 * A second call while one is under way is not started: it answers the first one's outcome.
 */
export function useSubmit(): [Submit, boolean] {
  const [busy, setBusy] = useState(false);
  const running = useRef<Promise<unknown> | null>(null);
  const submit = useCallback<Submit>(async <Started extends Promise<unknown>>(start: () => Started, texts: SubmitTexts) => {
    type SubmitResult = Outcome<Answer<Started>>;
    if (running.current) return running.current as Promise<SubmitResult>;
    const run = async (): Promise<SubmitResult> => {
      try {
        const data = await answerOf(start());
        toastSuccess(texts.success);
        return { ok: true, data };
      } catch (error) {
        const failure = failureOf(error);
        report(failure, texts);
        return { ok: false, failure };
      }
    };
    setBusy(true);
    running.current = run().finally(() => {
      running.current = null;
      setBusy(false);
    });
    return running.current as Promise<SubmitResult>;
  }, []);
  return [submit, busy];
}
