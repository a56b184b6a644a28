/** A response that redirects a browser to another URL. Its status is 303: the browser uses GET, whatever the method of the request was. */
export class RedirectAnswer {
  /** @param location absolute URL in the app */
  constructor(readonly location: string) {}
}
