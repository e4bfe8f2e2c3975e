export default async function teardown() {
  await globalThis.testDatabase?.close();
}
