import { PALETTE, type Mode, type Palette } from '@arogya/domain/palette';
import { theme, type ThemeConfig } from 'antd';

export const FONT = "'Inter Variable', 'Noto Sans Devanagari Variable', system-ui, -apple-system, 'Segoe UI', sans-serif";

const FLAT = { boxShadow: 'none', primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' };

const colours = (c: Palette) => ({
  colorPrimary: c.primary,
  colorPrimaryHover: c.primaryStrong,
  colorPrimaryActive: c.primaryStrong,
  colorPrimaryText: c.primary,
  colorPrimaryBg: c.primaryTint,
  colorInfo: c.info,
  colorLink: c.primary,
  colorLinkHover: c.primaryStrong,
  colorLinkActive: c.primaryStrong,
  colorError: c.error,
  colorErrorText: c.error,
  colorSuccess: c.success,
  colorWarning: c.warning,
  colorErrorBg: c.errorTint,
  colorErrorBorder: c.line,
  colorSuccessBg: c.successTint,
  colorSuccessBorder: c.line,
  colorWarningBg: c.warningTint,
  colorWarningBorder: c.line,
  colorInfoBg: c.infoTint,
  colorInfoBorder: c.line,
  colorText: c.text,
  colorTextSecondary: c.secondary,
  colorTextTertiary: c.secondary,
  colorTextDescription: c.secondary,
  colorTextPlaceholder: c.placeholder,
  colorTextQuaternary: c.control,
  colorTextDisabled: c.placeholder,
  colorIcon: c.secondary,
  colorBgLayout: c.canvas,
  colorBgContainer: c.surface,
  colorBgElevated: c.raised,
  colorBorder: c.control,
  colorBorderSecondary: c.line,
  colorSplit: c.line,
});

const SHAPE = {
  borderRadius: 8,
  borderRadiusLG: 12,
  fontFamily: FONT,
  fontSize: 14,
  controlHeight: 36,
  controlHeightLG: 44,
  controlHeightSM: 28,
  wireframe: false,
  motionDurationMid: '0.16s',
  motionDurationSlow: '0.2s',
} as const;

/** The red of this file: antd's dark algorithm would make it duller and put white on it. */
const red = (c: Palette) => ({
  colorError: c.error,
  colorErrorHover: c.errorStrong,
  colorErrorActive: c.errorStrong,
  colorErrorBgFilledHover: c.errorTint,
  colorErrorBgActive: c.errorTint,
});

/** The colours for danger: text on red, and red on its backgrounds. */
const dangers = (c: Palette) => ({
  Badge: { ...red(c), colorTextLightSolid: c.onError },
  Dropdown: { ...red(c), colorTextLightSolid: c.onError },
  Menu: red(c),
});

const parts = (c: Palette) => ({
  ...dangers(c),
  Button: { ...FLAT, ...red(c), dangerColor: c.onError, primaryColor: c.onPrimary, fontWeight: 500, colorBgContainerDisabled: c.sunken },
  Form: { labelColor: c.text, verticalLabelPadding: '0 0 4px', itemMarginBottom: 24 },
  Modal: { titleFontSize: 18 },
  Segmented: { trackBg: c.sunken, itemSelectedColor: c.text, itemSelectedBg: c === PALETTE.dark ? c.line : c.surface },
  Pagination: { itemActiveBg: c.primaryTint },
  Tabs: { itemSelectedColor: c.primary, titleFontSize: 14 },
});

/**
 * antd's theme: every text colour keeps WCAG AA on its background, in both modes. `still` is for people who prefer reduced
 * motion: what opens appears at once.
 */
export const themeOf = (mode: Mode, still = false): ThemeConfig => ({
  // The shell brings antd's own sheet (shell/src/look/antd-styles.ts): made by each load, its styles kept a phone busy for a tenth of a second.
  zeroRuntime: true,
  hashed: false,
  algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
  token: { ...colours(PALETTE[mode]), ...SHAPE, motion: !still },
  components: parts(PALETTE[mode]),
});
