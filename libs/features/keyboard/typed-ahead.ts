import { takeTyped } from '@arogya/platform';

/** React looks at values that are set past its own setter of the field. */
const setValue = (field: HTMLInputElement, value: string): boolean =>
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);

const press = (field: HTMLElement, key: string): boolean =>
  field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

/** Types into a field as if the keys were pressed in it now. */
export function retype(field: HTMLElement, text: string): void {
  if (text === '') return;
  if (!(field instanceof HTMLInputElement) || field.type === 'radio' || field.readOnly) {
    for (const key of text) press(field, key);
    return;
  }
  const isSelected = field.selectionStart === 0 && field.selectionEnd === field.value.length;
  setValue(field, isSelected ? text : field.value + text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.setSelectionRange(field.value.length, field.value.length);
}

/** Gives the focus to a field that stands now, with what was typed for it. */
export function standsNow(field: HTMLElement): void {
  field.focus();
  if (field instanceof HTMLInputElement) field.select();
  const { text, enter } = takeTyped();
  retype(field, text);
  // Once the field is rendered with its text.
  if (enter) setTimeout(() => press(field, 'Enter'));
}
