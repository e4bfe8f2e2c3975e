const MAC = /mac|iphone|ipad/iu;

/** The name of a key as it stands on this keyboard: ⌘ in place of Ctrl on a Mac. */
export const keyName = (name: string): string => (MAC.test(navigator.platform) ? name.replace(/^Ctrl\b/u, '⌘') : name);

/** The signs of the other keys of a US keyboard: alone, and with Shift. */
const SIGNS: Readonly<Record<string, readonly [alone: string, shifted: string]>> = {
  Slash: ['/', '?'],
  Comma: [',', '<'],
  Period: ['.', '>'],
  Semicolon: [';', ':'],
  Quote: ["'", '"'],
  BracketLeft: ['[', '{'],
  BracketRight: [']', '}'],
  Minus: ['-', '_'],
  Equal: ['=', '+'],
};

/** What a layout says of a key that writes no letter by itself. */
const SAYS_NOTHING = /^(?:Dead|Process|Unidentified)$/u;

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/**
 * What a press means as a shortcut. A layout with Latin letters says it by the letter, wherever that stands (AZERTY, Dvorak); any other
 * by the place of the key: on a Hindi keyboard the key of K writes 'क', and is K. Letters are small.
 */
export function pressedKey({ key, code, shiftKey }: Press): string {
  if (/^[!-~]$/u.test(key)) return key.toLowerCase();
  if (/^[ -~]*$/u.test(key) && !SAYS_NOTHING.test(key)) return key;
  const [, letter, digit] = /^(?:Key([A-Z])|Digit(\d))$/u.exec(code) ?? [];
  return letter?.toLowerCase() ?? digit ?? SIGNS[code]?.[shiftKey ? 1 : 0] ?? key;
}
