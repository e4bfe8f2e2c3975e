/** The scripts in which domains are written where hospitals of India are; letters of others can look like Latin ones. */
const SCRIPTS = 'Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Arab'.split(' ').map((script) => `[\\p{Script=${script}}\\d-]+`);
/** A part of a host, in one script. */
const LABEL = `(?:[a-z\\d-]+|${SCRIPTS.join('|')})`;
/** The last part is no number: what is only numbers is the address of a machine. */
const HOST = `(?:${LABEL}\\.)+(?!\\d+(?:[:/?#]|$))${LABEL}`;
/** Nothing that a browser reads as something else than it looks: no backslash, nothing invisible, and no account before the host. */
const ADDRESS = new RegExp(`^(?<scheme>https?://)?${HOST}(?::\\d{1,5})?(?:[/?#][^\\s\\\\\\p{C}]*)?$`, 'iu');

/** The address of a typed website: of the web and of nobody's account, with https where no scheme was typed; null for anything else. */
export function webAddress(typed: string): string | null {
  const parts = ADDRESS.exec(typed);
  if (!parts) return null;
  const address = parts.groups?.['scheme'] ? typed : `https://${typed}`;
  return URL.canParse(address) ? address : null;
}
