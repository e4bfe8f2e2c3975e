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

/** How a real Chromium is started: the one named by CHROME_PATH, the system's, or the one npm installed. */
export async function chromiumOptions() {
  const installed = [process.env.CHROME_PATH, '/usr/bin/chromium'].find((path) => path && existsSync(path));
  const { executablePath, env } = installed ? { executablePath: installed, env: {} } : await unpackChromium();
  return { executablePath, args: ARGS, env: { ...process.env, ...env } };
}

/** A running Chromium; it fails when none starts. */
export async function launchChromium() {
  return chromium.launch(await chromiumOptions());
}
