import { rmSync } from 'node:fs';

export default async function teardown() {
  rmSync(process.env.TEST_SENT, { recursive: true, force: true });
  await globalThis.testDatabase?.close();
}
