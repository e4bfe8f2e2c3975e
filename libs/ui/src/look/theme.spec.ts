import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PALETTE, themeOf, type Mode } from './theme';

const CSS = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const [, light = '', dark = ''] = /:root \{([^}]*)\}[\s\S]*?:root\[data-theme='dark'\] \{([^}]*)\}/u.exec(CSS) ?? [];
const inCss = { light, dark };

const kebab = (name: string): string => name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

function luminance(hex: string): number {
  const channel = (at: number): number => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

describe.each(['light', 'dark'] as const)('in %s mode', (mode: Mode) => {
  const palette = PALETTE[mode];

  test.each(Object.entries(palette))('antd and tokens.css agree on %s', (name, colour) => {
    expect(inCss[mode]).toContain(`--ad-${kebab(name)}: ${colour};`);
  });

  test.each(['text', 'secondary', 'placeholder', 'primary', 'error', 'success', 'warning', 'info'] as const)(
    'the text colour %s keeps WCAG AA on every ground it stands on',
    (name) => {
      for (const ground of ['surface', 'canvas', 'raised', 'sunken'] as const) {
        expect({ ground, enough: contrast(palette[name], palette[ground]) >= 4.5 }).toEqual({ ground, enough: true });
      }
    },
  );

  test('a control can be told from its ground, and what stands on the primary colour can be read', () => {
    expect(contrast(palette.control, palette.surface)).toBeGreaterThanOrEqual(3);
    expect(contrast(palette.onPrimary, palette.primary)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.primary, palette.primaryTint)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['error', 'errorStrong'] as const)('the danger buttons keep WCAG AA in the red %s: filled, outlined and text ones', (name) => {
    for (const ground of ['onError', 'surface', 'canvas', 'raised', 'errorTint'] as const) {
      expect({ ground, enough: contrast(palette[name], palette[ground]) >= 4.5 }).toEqual({ ground, enough: true });
    }
  });

  test('antd draws danger in exactly these reds: its buttons, menus and the badge', () => {
    const { Button, Dropdown, Badge, Menu } = themeOf(mode).components ?? {};
    const red = { colorError: palette.error, colorErrorHover: palette.errorStrong, colorErrorActive: palette.errorStrong };
    expect(Button).toMatchObject({ ...red, dangerColor: palette.onError });
    expect(Menu).toMatchObject(red);
    for (const part of [Dropdown, Badge]) expect(part).toMatchObject({ ...red, colorTextLightSolid: palette.onError });
  });
});

it('somebody who has asked for less motion has none, neither from antd nor from our sheets', () => {
  expect(themeOf('light', true).token?.motion).toBe(false);
  expect(themeOf('light').token?.motion).toBe(true);
  const [, still = ''] = /@media \(prefers-reduced-motion: reduce\) \{([\s\S]*)\}/u.exec(CSS) ?? [];
  expect(still).toMatch(/animation: none !important;\s+transition: none !important;/u);
});
