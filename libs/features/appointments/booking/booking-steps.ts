import { standsNow } from '@arogya/features/keyboard/typed-ahead';

export const FORM = 'booking';

/** Where Enter leads, and the element that stands for each step. */
const STEPS = {
  phone: `${FORM}_patientPhone`,
  people: `${FORM}_people`,
  name: `${FORM}_patientName`,
  age: `${FORM}_patientAge`,
  gender: `${FORM}_patientGender`,
  location: `${FORM}_patientLocation`,
  symptoms: `${FORM}_symptoms`,
  doctor: `${FORM}_doctorId`,
  when: `${FORM}_when`,
  book: `${FORM}_book`,
} as const;

export type Step = keyof typeof STEPS;

/** The id of the element that a step gives the focus to. */
export const idOf = (step: Step): string => STEPS[step];

/** The fields that Enter leaves by themselves. The others know more: phone, people, doctor and time. */
const NEXT: Readonly<Record<string, Step>> = {
  [STEPS.name]: 'age',
  [STEPS.age]: 'gender',
  [`${FORM}_patientEmail`]: 'location',
  [STEPS.location]: 'symptoms',
};

export const stepAfter = (fieldId: string): Step | undefined => NEXT[fieldId];

function elementOf(step: Step): HTMLElement | null {
  const element = document.getElementById(STEPS[step]);
  if (element?.closest('[hidden]')) return null;
  return step === 'people' ? (element?.querySelector<HTMLElement>('input:checked') ?? element?.querySelector('input') ?? null) : element;
}

/** So long a field may take to be rendered: one that a look-up brings, or the first one of a dialog that opens. */
const LATEST_MS = 1500;

/**
 * Gives the focus to a step, with what was typed for it meanwhile; it may not be rendered yet. It is first looked for after the change
 * that is being made now, or in a `soon` of the caller's.
 */
export function goTo(step: Step, soon: (go: () => void) => void = setTimeout): void {
  const until = performance.now() + LATEST_MS;
  const before = document.activeElement;
  const go = (): void => {
    const now = document.activeElement;
    // Somebody types elsewhere meanwhile.
    if (now !== before && now instanceof HTMLInputElement) return;
    const element = elementOf(step);
    if (element && isShown(element)) return standsNow(element);
    if (performance.now() < until) requestAnimationFrame(go);
  };
  soon(go);
}

const isShown = (element: HTMLElement): boolean => element.closest('[aria-hidden=true]') === null;
