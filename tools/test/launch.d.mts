import type { Browser, LaunchOptions } from 'playwright-core';

export function chromiumOptions(): Promise<Required<Pick<LaunchOptions, 'executablePath' | 'args'>> & Pick<LaunchOptions, 'env'>>;
export function launchChromium(): Promise<Browser>;
