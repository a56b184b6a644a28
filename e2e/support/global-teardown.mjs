/** Ends the apps and the browser that the journeys used. */
export default async function teardown() {
  await globalThis.endJourneys?.();
}
