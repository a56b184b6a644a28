/** Stops the PostgreSQL server of the run, and deletes its folder. */
export default async function teardown() {
  await globalThis.stopTestDatabase?.();
}
