import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { unpackChromium } from './unpack-chromium.mjs';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A real Chromium: the one of CHROME_PATH, the system's, or the one that npm installed; throws when none starts. */
export async function launchChromium() {
  const installed = [process.env.CHROME_PATH, '/usr/bin/chromium'].find((path) => path && existsSync(path));
  const { executablePath, env } = installed ? { executablePath: installed, env: {} } : await unpackChromium();
  return chromium.launch({ executablePath, args: ARGS, env: { ...process.env, ...env } });
}
