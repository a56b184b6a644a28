/** Ends the PostgreSQL of the run and removes its folder. */
export default async function teardown() {
  await globalThis.stopTestDatabase?.();
}
