import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../start/aliases.mjs';
import { formatted } from '../generate/formatted.mjs';

/** The one list of colours, and the variables that are written from it. */
export const PALETTE_SOURCE = 'libs/domain/src/palette.ts';
export const PALETTE_CSS = 'libs/ui/src/look/palette.css';

const kebab = (name) => name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
const variables = (colours) => Object.entries(colours).map(([name, value]) => `--ad-${kebab(name)}: ${value};`);
const avatars = (pairs) => pairs.flatMap(({ text, tint }, at) => [`--ad-avatar-${at}: ${tint};`, `--ad-avatar-${at}-text: ${text};`]);

/** The text of palette.css, from what palette.ts exports. */
export async function cssOf({ PALETTE, DEPTHS, FIXED, AVATARS }) {
  const mode = (name) =>
    [`color-scheme: ${name};`, ...variables(PALETTE[name]), ...variables(DEPTHS[name]), ...avatars(AVATARS[name])].join('\n');
  const text = `/* Written by \`npm run generate\` from ${PALETTE_SOURCE}: change that file, not this one. */
:root {\n${mode('light')}\n${variables(FIXED).join('\n')}\n}

:root[data-theme='dark'] {\n${mode('dark')}\n}

/* A page that does not let people choose, or has not run its script yet, follows the system. */
@media (prefers-color-scheme: dark) {\n:root:not([data-theme]) {\n${mode('dark')}\n}\n}\n`;
  return formatted(PALETTE_CSS, text);
}

/** What palette.ts exports. */
export async function loadPalette() {
  await import('../start/typescript.mjs');
  return import(pathToFileURL(join(ROOT, PALETTE_SOURCE)).href);
}
