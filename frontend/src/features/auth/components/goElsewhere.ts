/** Leaves the app for an address that the router does not handle. */
export function goElsewhere(address: string): void {
  window.location.assign(address);
}
