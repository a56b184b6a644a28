/** Stops the apps, the server of map pictures and the browser of the tests. */
export default async function teardown() {
  await globalThis.endJourneys?.();
}
