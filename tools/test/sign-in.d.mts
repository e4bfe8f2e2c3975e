import type { Page } from 'playwright-core';

export type DemoRole = 'admin' | 'agent' | 'doctor' | 'hospital' | 'hospital_admin';
export function signIn(page: Page, origin: string, role: DemoRole, password?: string): Promise<void>;
