import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PALETTE, type Mode } from '@arogya/domain/palette';
import { themeOf } from './theme';

const CSS = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

describe.each(['light', 'dark'] as const)('in %s mode', (mode: Mode) => {
  const palette = PALETTE[mode];

  test('antd draws text, grounds and buttons in the colours of the palette', () => {
    expect(themeOf(mode).token).toMatchObject({
      colorPrimary: palette.primary,
      colorText: palette.text,
      colorTextSecondary: palette.secondary,
      colorBgLayout: palette.canvas,
      colorBgContainer: palette.surface,
      colorBorder: palette.control,
    });
    expect(themeOf(mode).components?.Button).toMatchObject({ primaryColor: palette.onPrimary });
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
