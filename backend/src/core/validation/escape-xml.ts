/** Characters that XML 1.0 cannot contain (https://www.w3.org/TR/xml/#charsets). */
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Text that can stay as it is: most texts of a large file. */
const PLAIN = /^[\t\n\r\u0020!#-%(-;=?-\uD7FF\uE000-\uFFFD]*$/;

/** Escapes text for XML, without the characters that XML cannot contain. */
export const escapeXml = (text: string): string =>
  PLAIN.test(text) ? text : text.replace(NOT_XML, '').replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
