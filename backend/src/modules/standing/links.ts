/** Characters that no reader sees, and that would break a link into parts. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** Address with a scheme, address that begins with `www.`, domain with a path, or domain in a usual top-level domain. E-mail addresses are no links. */
const LINK =
  /\b(?:https?|ftp):\s*\/\/|\bwww\.[\p{L}\p{N}]|(?<![\p{L}\p{N}@._-])(?:[\p{L}\p{N}-]+\.)+(?:\p{L}{2,}\/|(?:com|net|org|info|biz|xyz|online|shop|site|store|club|link|click|live|ru|cn)(?![\p{L}\p{N}@-]))/iu;

/** Whether a text contains a link, also one with full-width letters or invisible characters. */
export const hasLink = (text: string): boolean => LINK.test(text.normalize('NFKC').replace(INVISIBLE, ''));
