import { escapedHtml } from '../html';

/** Where the script is that gives the frame of a booking page its height. */
export const EMBED_SCRIPT_PATH = '/embed.js';

/** What stands in the height of a message between the booking page and that script, and nothing else. */
export interface HeightMessage {
  /** In CSS pixels. */
  readonly bookingHeight: number;
}

/** What the script asks of a frame. */
export const ASKS_HEIGHT = 'booking:height';

/** The two lines that a hospital pastes into a page of its website; without its script the frame scrolls by itself. */
export function embedSnippet(bookingUrl: string, hospitalName: string): string {
  const { origin } = new URL(bookingUrl);
  return [
    `<iframe src="${escapedHtml(bookingUrl)}?embed=1" title="${escapedHtml(`Book at ${hospitalName}`)}" style="display:block;width:100%;height:900px;border:0"></iframe>`,
    `<script src="${origin}${EMBED_SCRIPT_PATH}" async></script>`,
  ].join('\n');
}

export const WEBSITE_TITLE = 'On your own website';
export const WEBSITE_HINT = 'Paste these two lines into the page where patients book. If you cannot paste them, link to the address above.';
export const WEBSITE_CLOSED = 'No website is named yet: the settings of the hospital say on which one the page can be shown.';
export const TO_SETTINGS = 'Hospital Settings';
export const COPY_SNIPPET = 'Copy both lines';
export const SNIPPET_COPIED = 'Lines copied';
