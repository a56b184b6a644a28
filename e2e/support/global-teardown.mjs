/** Ends the app that the journeys used. */
export default async function teardown() {
  await globalThis.stopApp?.();
}
