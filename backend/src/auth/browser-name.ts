/** The families of browsers and systems, the more special ones first: Edge also calls itself Chrome. */
const BROWSERS = [
  [/\bEdg(?:e|A|iOS)?\//u, 'Edge'],
  [/\bOPR\/|\bOpera\b/u, 'Opera'],
  [/\bSamsungBrowser\//u, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//u, 'Firefox'],
  [/Chrome\/|\bCriOS\//u, 'Chrome'],
  [/\bSafari\//u, 'Safari'],
] as const;
const SYSTEMS = [
  [/\bAndroid\b/u, 'Android'],
  [/\b(?:iPhone|iPad)\b/u, 'iOS'],
  [/\bWindows\b/u, 'Windows'],
  [/\bMac OS X\b/u, 'macOS'],
  [/\bLinux\b|\bCrOS\b/u, 'Linux'],
] as const;

const first = (table: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  table.find(([mark]) => mark.test(text))?.[1];

/** 'Firefox on Windows': the family alone, so that a list of sessions is no list of devices. */
export function browserName(userAgent: string | undefined): string {
  const browser = first(BROWSERS, userAgent ?? '') ?? 'Another program';
  const system = first(SYSTEMS, userAgent ?? '');
  return system ? `${browser} on ${system}` : browser;
}
