/** Ends the apps that the journeys used. */
export default async function teardown() {
  await globalThis.stopApps?.();
}
