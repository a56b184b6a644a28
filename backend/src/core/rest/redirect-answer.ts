/** A response that redirects a client to another URL. */
export class RedirectAnswer {
  /**
   * @param location absolute URL in the app
   * @param status 303: the client uses GET, whatever the method of the request was; 301: the requested object has moved
   */
  constructor(
    readonly location: string,
    readonly status: 301 | 303 = 303,
  ) {}
}
