/** Schemes of the links that a text can contain. All others, such as `javascript:` and `data:`, are refused. */
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Any host, so that a relative link can be parsed. */
const HERE = 'https://site.invalid';

/** Parses a link as browsers do, which ignore line breaks and treat backslashes as slashes. Returns undefined if they would refuse it. */
const parsed = (href: string): URL | undefined => (URL.canParse(href, HERE) ? new URL(href, HERE) : undefined);

/** Tests whether a text can link to an address: it is relative, or has one of the allowed schemes. */
export const isAllowedLink = (href: string): boolean => SCHEMES.has(parsed(href)?.protocol ?? '');

/** Tests whether a link leads to another site. */
export function isExternal(href: string): boolean {
  const url = parsed(href);
  return url !== undefined && url.protocol.startsWith('http') && url.origin !== HERE;
}

/** Tests whether a link contains an e-mail address or a telephone number, which are always written from left to right. */
export const isContact = (href: string): boolean => ['mailto:', 'tel:'].includes(parsed(href)?.protocol ?? '');

/** Tests whether an address is that of an uploaded picture of the settings. Others would tell another server who reads the text. */
export const isOwnPicture = (src: string): boolean => /^\/site\/pictures\/[0-9a-f-]{36}$/.test(src);
