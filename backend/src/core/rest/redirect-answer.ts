/** An answer that sends a browser to another address (303: by GET, whatever the method was). */
export class RedirectAnswer {
  /** @param location an address of the app, absolute */
  constructor(readonly location: string) {}
}
