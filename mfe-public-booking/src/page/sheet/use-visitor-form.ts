import { useCallback, useState } from 'react';
import { useFields } from '@arogya/light/fields';
import { usePhoneQuestion } from '@arogya/light/phone-question';
import { toasts } from '@arogya/platform';
import type { PagesWords } from '@arogya/languages/generated/pages.words';
import { useWords } from '../../words/words';
import type { BookingApi } from '../booking-api';
import type { DraftStore, Visitor } from '../draft';
import { forgetPeople } from '../people-again';
import { canCheckPhone, checkReason, checkVisitor, FIELDS, type VisitorErrors } from '../visitor-check';
import { takeUp, withKnown } from './known';

export interface VisitorForm {
  readonly errors: VisitorErrors;
  readonly checking: boolean;
  readonly change: (field: keyof Visitor, value: string) => void;
  readonly leave: (field: keyof Visitor) => void;
  readonly forget: () => void;
  /** Shows the errors of every field; answers them, if there are any. */
  readonly checkAll: () => VisitorErrors;
  /** The phone is right as it stands. */
  readonly confirmPhone: () => void;
  readonly showErrors: (errors: Readonly<Record<string, string>>) => void;
}

/** The typed values, kept in the draft, and their sentences. */
export function useVisitorForm(api: BookingApi, store: DraftStore): VisitorForm {
  const words = useWords();
  const { doubtOf, confirm } = usePhoneQuestion(store.get().visitor.phone);
  const wrong = useCallback((): VisitorErrors => {
    const { visitor, again } = store.get();
    if (again?.chosen) return checkReason(visitor);
    const doubt = doubtOf(visitor.phone);
    return { ...(doubt ? { phone: doubt } : {}), ...checkVisitor(visitor) };
  }, [store, doubtOf]);
  const fields = useFields(wrong(), FIELDS);
  const { change: changed, leave: left, checkAll: showAll } = fields;
  const { checking, check } = usePhoneCheck(api, store, words);

  const change = useCallback(
    (field: keyof Visitor, value: string) => {
      store.set({ visitor: { ...store.get().visitor, [field]: value } });
      changed(field);
    },
    [store, changed],
  );
  const leave = useCallback(
    (field: keyof Visitor) => {
      left(field, store.get().visitor[field]);
      if (field === 'phone') void check();
    },
    [store, check, left],
  );
  const checkAll = useCallback(() => {
    showAll();
    return wrong();
  }, [wrong, showAll]);
  const confirmPhone = useCallback(() => confirm(store.get().visitor.phone), [store, confirm]);
  const forget = useCallback(() => void forgetDevice(api, store, words), [api, store, words]);
  return { errors: fields.errors, checking, change, leave, forget, checkAll, confirmPhone, showErrors: fields.refuse };
}

function usePhoneCheck(api: BookingApi, store: DraftStore, words: PagesWords): { checking: boolean; check: () => Promise<void> } {
  const [checking, setChecking] = useState(false);
  const check = useCallback(async () => {
    const phone = store.get().visitor.phone.trim();
    if (!canCheckPhone(phone) || store.get().checked?.phone === phone) return;
    setChecking(true);
    const answer = await api.checkPhone(phone, store.shared);
    setChecking(false);
    if (store.get().visitor.phone.trim() !== phone) return;
    if (!answer.ok) {
      // Only logged, and without the phone (docs/spec/messages.md).
      // oxlint-disable-next-line no-console -- the page has no other log
      console.warn('Phone check failed', answer.failure.status);
      return;
    }
    takeUp(store, words, { phone, check: answer.value });
  }, [api, store, words]);
  return { checking, check };
}

async function forgetDevice(api: BookingApi, store: DraftStore, { phoneCheck: texts }: PagesWords): Promise<void> {
  const answer = await api.forgetDevice();
  if (!answer.ok) return toasts.show({ title: texts.forgetFailed(), tone: 'destructive' });
  forgetPeople(store);
  const draft = store.get();
  store.set({ ...withKnown(draft, null), checked: draft.checked ? { phone: draft.checked.phone, patient: null } : null, proven: null });
  toasts.show({ title: texts.forgotten(), text: texts.forgottenText() });
}
