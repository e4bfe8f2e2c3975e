const MAC = /mac|iphone|ipad/iu;

/** The name of a key as it stands on this keyboard: ⌘ in place of Ctrl on a Mac. */
export const keyName = (name: string): string => (MAC.test(navigator.platform) ? name.replace(/^Ctrl\b/u, '⌘') : name);
