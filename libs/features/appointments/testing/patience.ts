import { jest } from '@jest/globals';
import { configure } from '@testing-library/react';

/** Typing into antd's fields and loading a dialog are slow in jsdom, and slower when other tests run. */
export function bePatient(): void {
  jest.setTimeout(30_000);
  configure({ asyncUtilTimeout: 5000 });
}
