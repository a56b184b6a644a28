/**
 * The public address of this server, without a slash at the end: behind a proxy the server knows it, the browser does not.
 * @param canonical the element with the address of the page as the server has it
 */
export const publicOrigin = (canonical = document.head.querySelector('link[rel="canonical"]')): string =>
  new URL(canonical?.getAttribute('href') ?? '/', window.location.origin).origin;
