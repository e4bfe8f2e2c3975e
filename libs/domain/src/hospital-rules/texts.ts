import { durationText } from '../duration';
import type { Tick } from './ticks';

export const SETTINGS = 'Settings';
export const SETTINGS_FAILED = 'Failed to fetch the settings of this hospital.';
export const SETTINGS_SAVED = 'Hospital settings saved';
export const SAVE_SETTINGS = 'Save Settings';
export const SAVE_SETTINGS_FAILED = 'Failed to save the settings.';
export const CHOOSE_HOSPITAL = 'Choose a hospital';
export const CHOOSE_HOSPITAL_HINT = 'Its settings for patients are shown here.';
export const NO_HOSPITALS_YET = 'No hospitals yet';
export const NO_HOSPITAL_OF_YOURS = 'No hospital';
export const NO_HOSPITAL_OF_YOURS_HINT = 'Your account is not linked to a hospital yet. Please ask an administrator.';
export const HOSPITALS_FAILED = 'Failed to fetch hospitals';

export const BY_THE_LINK = 'What patients can do by their link';
export const BY_THE_LINK_HINT = 'Each message to a patient has a link to their own appointment.';
export const CUT_OFF_LABEL = 'Patients can move or cancel';
export const MOVES_LABEL = 'Moves per appointment';
export const MOVES_HINT = 'After these, or from then on, the link shows your phone number instead.';
export const CONFIRMS_LABEL = 'Coming confirms a pending appointment';

export const LANGUAGES_TITLE = 'Languages';
export const LANGUAGES_HINT = 'English is always offered. Tick a language after somebody at your hospital has read its texts.';
export const DEFAULT_LANGUAGE = 'Language for patients who have not chosen one';
export const NO_LANGUAGES = 'No other languages yet';
export const NO_LANGUAGES_HINT = 'They come with a later version.';
export const TICK_LABELS: Readonly<Record<Tick, string>> = { pages: 'Pages', messages: 'Messages' };
export const PREVIEW = 'Preview';
export const messagesIn = (language: string): string => `Messages in ${language}`;
export const MESSAGES_HINT = 'As your patients get them. The appointment is an example, and its link opens nothing.';
export const MESSAGES_FAILED = 'Failed to fetch the messages.';
export const READ_AGAIN = 'I have read them';

export const EMBED_TITLE = 'Booking on your website';
export const EMBED_HINT = 'Only the websites named here can show the booking page inside their own pages.';
export const EMBED_LABEL = 'Addresses of your website';
export const EMBED_LABEL_HINT = 'Such as https://www.lotuscare.in; with and without www are two addresses';

/** '2 hours', '1 day', '90 min' behind a number of minutes. */
function spanText(minutes: number): string {
  const [size, noun] = minutes % 1440 === 0 ? [1440, 'day'] : minutes % 60 === 0 ? [60, 'hour'] : [0, ''];
  if (size === 0) return durationText(minutes);
  const count = minutes / size;
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** 'until 2 hours before', behind what patients can do. */
export const cutOffText = (minutes: number): string => (minutes === 0 ? 'until the start' : `until ${spanText(minutes)} before`);

/** What can be chosen, in minutes before the start. */
export const CUT_OFF_CHOICES = [0, 30, 60, 120, 240, 720, 1440, 2880, 4320, 10_080] as const;

const count = (texts: number): string => `${texts} ${texts === 1 ? 'text' : 'texts'}`;

/** '214 texts, none reviewed by a named speaker': how far a language is from being a draft. */
export function reviewedText({ texts, reviewed }: { readonly texts: number; readonly reviewed: number }): string {
  const how = reviewed === 0 ? 'none' : reviewed === texts ? 'all' : String(reviewed);
  return `${count(texts)}, ${how} reviewed by a named speaker`;
}

interface ReadBy {
  /** null: ticked by the demo. */
  readonly by: string | null;
  readonly name: string;
}

/** 'Read by Asha K. on 30 Nov 2026'. */
export const readText = ({ by, name }: ReadBy, day: string): string =>
  by === null ? `Ticked by the demo on ${day}, read by nobody` : `Read by ${name} on ${day}`;

/** '3 texts have changed since you read them'; null while they are the same. */
export function changedText({ by, name, changed }: ReadBy & { readonly changed: number }, reader: string | undefined): string | null {
  if (changed === 0) return null;
  const who = by === null ? 'the demo ticked' : `${by === reader ? 'you' : name} read them`;
  return `${count(changed)} ${changed === 1 ? 'has' : 'have'} changed since ${by === null ? `${who} them` : who}`;
}
