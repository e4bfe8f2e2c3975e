import { AVATARS, FIXED, PALETTE, TAGS, type Mode } from './palette';

/** What WCAG AA asks of text, and of the edge of a control. */
const TEXT = 4.5;
const EDGE = 3;

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

/** The pairs [text, ground] that cannot be read. */
const unreadable = (pairs: readonly (readonly [string, string])[]): string[] =>
  pairs.filter(([text, ground]) => contrast(text, ground) < TEXT).map((pair) => pair.join(' on '));

describe.each(['light', 'dark'] as const)('in %s mode', (mode: Mode) => {
  const c = PALETTE[mode];
  const grounds = [c.surface, c.canvas, c.raised, c.sunken];

  test.each(['text', 'secondary', 'placeholder', 'primary', 'primaryStrong', 'error', 'success', 'warning', 'info', 'accent'] as const)(
    'the text colour %s keeps WCAG AA on every ground it stands on',
    (name) => {
      expect(unreadable(grounds.map((ground) => [c[name], ground]))).toEqual([]);
    },
  );

  test('a colour can be read on its own tint, and so can what stands on a filled button', () => {
    expect(
      unreadable([
        [c.primary, c.primaryTint],
        [c.primaryStrong, c.primaryTint],
        [c.error, c.errorTint],
        [c.errorStrong, c.errorTint],
        [c.success, c.successTint],
        [c.warning, c.warningTint],
        [c.text, c.warningTint],
        [c.info, c.infoTint],
        [c.accent, c.accentTint],
        [c.onPrimary, c.primary],
        [c.onPrimary, c.primaryStrong],
        [c.onError, c.error],
        [c.onError, c.errorStrong],
      ]),
    ).toEqual([]);
  });

  test('the name of a hospital can be read wherever it stands on the head of its page', () => {
    expect(unreadable([c.heroStart, c.heroMiddle, c.heroEnd].map((ground) => [FIXED.onBrand, ground]))).toEqual([]);
  });

  test('the edge of a control can be distinguished from its background', () => {
    for (const ground of [c.surface, c.raised]) expect(contrast(c.control, ground)).toBeGreaterThanOrEqual(EDGE);
  });

  test('initials can be read', () => {
    expect(unreadable(AVATARS[mode].map(({ text, tint }) => [text, tint]))).toEqual([]);
  });
});

test('a status can be read, and so can what stands on the areas of the brand', () => {
  expect(unreadable(Object.values(TAGS).map(({ text, tint }) => [text, tint]))).toEqual([]);
  const { brand, brandDeep, brandDeepest, onBrand, onBrandQuiet, onBrandButton, paper, ink } = FIXED;
  expect(
    unreadable([brand, brandDeep, brandDeepest].flatMap((ground) => [onBrand, onBrandQuiet].map((text) => [text, ground] as const))),
  ).toEqual([]);
  expect(
    unreadable([
      [onBrandButton, onBrand],
      [ink, paper],
    ]),
  ).toEqual([]);
});

test('a grey that is too light would be found', () => {
  expect(unreadable([['#999999', '#ffffff']])).toEqual(['#999999 on #ffffff']);
});
