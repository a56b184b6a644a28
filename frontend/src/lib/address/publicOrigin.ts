/**
 * Returns the public origin of this site, without trailing slash. It comes from the canonical link: behind a proxy only the server knows it.
 * @param canonical the canonical link of the page
 */
export const publicOrigin = (canonical = document.head.querySelector('link[rel="canonical"]')): string =>
  new URL(canonical?.getAttribute('href') ?? '/', window.location.origin).origin;
