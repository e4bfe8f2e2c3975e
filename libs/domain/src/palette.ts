/**
 * Every colour of the product, by its purpose: antd's theme, the style sheets (`npm run generate` writes them as variables),
 * the light pages, the statuses and the pages of the API take theirs from here. Text keeps WCAG AA in both modes.
 */
export type Mode = 'light' | 'dark';

const LIGHT = {
  primary: '#0f766e',
  primaryStrong: '#0b5f58',
  primaryTint: '#e4f3f1',
  onPrimary: '#ffffff',
  canvas: '#f4f7f7',
  surface: '#ffffff',
  raised: '#ffffff',
  sunken: '#eef3f2',
  line: '#dbe5e2',
  control: '#8c8c8c',
  text: '#13211f',
  secondary: '#4d5b58',
  placeholder: '#6b6b6b',
  error: '#cf1322',
  errorStrong: '#a8071a',
  onError: '#ffffff',
  errorTint: '#fff1f0',
  success: '#237804',
  successTint: '#f6ffed',
  warning: '#874d00',
  warningTint: '#fff7e6',
  warningLine: '#f3d9a4',
  info: '#0958d9',
  infoTint: '#e6f4ff',
  accent: '#531dab',
  accentTint: '#f9f0ff',
  heroStart: '#0a4f4a',
  heroMiddle: '#0f766e',
  heroEnd: '#12847a',
} as const;

type Colour = keyof typeof LIGHT;

const DARK: Readonly<Record<Colour, string>> = {
  primary: '#2dd4bf',
  primaryStrong: '#5eead4',
  primaryTint: '#12302d',
  onPrimary: '#04231f',
  canvas: '#0e1313',
  surface: '#141414',
  raised: '#1b2020',
  sunken: '#1a1f1f',
  line: '#2b3634',
  control: '#7a8584',
  text: '#e8f0ee',
  secondary: '#a9b5b3',
  placeholder: '#93a09e',
  error: '#ff8a87',
  errorStrong: '#ffa39e',
  onError: '#2b0507',
  errorTint: '#33191a',
  success: '#95de64',
  successTint: '#1a2a13',
  warning: '#ffc66e',
  warningTint: '#2b2213',
  warningLine: '#55431f',
  info: '#69b1ff',
  infoTint: '#142538',
  accent: '#b37feb',
  accentTint: '#261a35',
  heroStart: '#0a2b28',
  heroMiddle: '#0d3a36',
  heroEnd: '#104741',
};

export type Palette = Readonly<Record<Colour, string>>;
export const PALETTE: Readonly<Record<Mode, Palette>> = { light: LIGHT, dark: DARK };

/** Shadows and what lies over the page behind a dialog. */
export const DEPTHS = {
  light: {
    shadow: '0 1px 2px rgb(15 40 37 / 6%), 0 4px 16px rgb(15 40 37 / 5%)',
    backdrop: 'rgb(6 32 29 / 52%)',
  },
  dark: {
    shadow: '0 1px 2px rgb(0 0 0 / 40%), 0 4px 16px rgb(0 0 0 / 24%)',
    backdrop: 'rgb(0 0 0 / 66%)',
  },
} as const satisfies Record<Mode, Record<string, string>>;

/** The same in both modes: the brand's own areas, and what is printed or read by a camera. */
export const FIXED = {
  brand: '#0f766e',
  brandDeep: '#0a4f4a',
  brandDeepest: '#083f3b',
  brandLine: '#5eead4',
  onBrand: '#ffffff',
  onBrandQuiet: '#e4f3f1',
  onBrandButton: '#0b5f58',
  paper: '#ffffff',
  ink: '#000000',
} as const;

/** Text on its tint; in dark mode the two change places, and the ground is mixed with the surface. */
export interface TagColours {
  readonly text: string;
  readonly tint: string;
}

/** Statuses, priorities and the like: `{ label: 'Pending', ...TAGS.waiting }`. */
export const TAGS = {
  new: { text: LIGHT.accent, tint: LIGHT.accentTint },
  waiting: { text: LIGHT.warning, tint: LIGHT.warningTint },
  agreed: { text: LIGHT.info, tint: LIGHT.infoTint },
  contacted: { text: '#006d75', tint: '#e6fffb' },
  booked: { text: '#1d39c4', tint: '#f0f5ff' },
  done: { text: LIGHT.success, tint: LIGHT.successTint },
  urgent: { text: LIGHT.errorStrong, tint: LIGHT.errorTint },
  over: { text: '#595959', tint: '#f5f5f5' },
} as const satisfies Record<string, TagColours>;

/** Initials in place of a photograph. */
export const AVATARS = {
  light: [
    { text: '#0b5f58', tint: '#d5f0ea' },
    { text: '#1d3f91', tint: '#e0eaff' },
    { text: '#7a4300', tint: '#fdebd3' },
    { text: '#5b2a86', tint: '#f1e4fb' },
    { text: '#8a1f3a', tint: '#fbe3e8' },
  ],
  dark: [
    { text: '#9ff0e4', tint: '#12403a' },
    { text: '#c0d3ff', tint: '#1c2f5c' },
    { text: '#ffd9a3', tint: '#46300f' },
    { text: '#e3c8fb', tint: '#3a2350' },
    { text: '#ffc7d3', tint: '#4c1f2b' },
  ],
} as const satisfies Record<Mode, readonly TagColours[]>;
